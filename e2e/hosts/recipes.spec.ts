import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listHtmlFiles } from "../../build-tools/site-files/list-html-files.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { hebrewShop } from "../support/fixture-shop/hebrew-shop.ts";
import { expect, open, test } from "../support/test.ts";

const { products, site, texts } = hebrewShop;

test("the owner's recipes set up a page, an order and a filter, in a folder of a host too", async ({
  page,
}) => {
  const client = join(buildOf("hebrewShop"), "client");
  const sitemap = readFileSync(join(client, "sitemap.xml"), "utf8");
  const pages = listHtmlFiles(client).map(
    ({ path }) => `${site.address}${path.replace(/^\/$/, "")}`,
  );
  const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address = ""]) => address);
  const unlisted = `${site.address}/Imprint`;
  expect([...listed.map(decodeURI), unlisted].toSorted()).toEqual(pages.toSorted());
  expect(pages).toContain(`${site.address}/shop`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, folderBase);
  await page.getByRole("banner").getByRole("link", { name: "חנות" }).click();
  await expect(page).toHaveURL(`${folderBase}shop`);
  const current = page.getByRole("banner").locator("[aria-current=page]");
  await expect(current.filter({ visible: true })).toHaveText("חנות");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  await expect(page).toHaveTitle(`Shop, ${site.name}`);
  expect((await open(page, `${folderBase}shop`))?.status()).toBe(200);
  const names = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(names).toHaveText(products.map(({ name }) => name));
  await page.getByRole("combobox").selectOption("price-asc");
  await expect(names.first()).toHaveText("חולצת כותנה");
  await page.getByRole("combobox").selectOption("latest");
  await expect(names.first()).toHaveText(products.at(-1)?.name ?? "");
  await expect(page).toHaveURL(`${folderBase}shop?sort=latest`);
  await page.getByRole("combobox").selectOption("price-asc");
  await page.getByRole("button", { name: "סינון" }).click();
  const sizes = page.getByRole("group", { name: "Size" }).getByRole("checkbox");
  await expect(sizes).toHaveCount(3);
  for (const [index, name] of ["S", "M", "XL"].entries()) {
    await expect(sizes.nth(index)).toHaveAccessibleName(`${name}, שני מוצרים`);
  }
  await page.getByRole("checkbox", { name: /^מעילים/ }).check();
  await expect(names).toHaveText(["מעיל גשם", "מעיל צמר ארוך"]);
  await expect(page.getByRole("status")).toHaveText("שני מוצרים");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("form")).toBeHidden();
  await expectAccessible(page);
  await expectToFit(page, [320, 768]);
  await names.first().click();
  await expect(page).toHaveURL(/\/shop\/4$/);
  await page.getByRole("main").getByRole("link", { name: "חנות" }).click();
  await expect(page).toHaveURL(`${folderBase}shop?type=מעילים&sort=price-asc`);
});

test("a page of the owner's that is not listed hydrates, and is suggested in other capitals", async ({
  page,
}) => {
  expect((await open(page, `${folderBase}Imprint`))?.status()).toBe(200);
  await expect(page).toHaveTitle(`Imprint, ${site.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect((await open(page, `${folderBase}imprint`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: texts.notFound.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Imprint" })).toBeVisible();
});
