import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildOf, folderBase } from "../support/builds.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test("the steps in README set up the next page, in a folder of the Node server too", async ({
  page,
}) => {
  const client = join(buildOf("inFolder"), "client");
  expect(readFileSync(join(client, "contact/index.html"), "utf8")).toContain("Write to ");
  expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain("/contact</loc>");
  await page.goto(folderBase);
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link", { name: "Resume" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page).toHaveTitle("Contact, Skærgård");
  expect((await page.goto(`${folderBase}contact`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  expect((await page.goto(`${folderBase}shop`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
});
