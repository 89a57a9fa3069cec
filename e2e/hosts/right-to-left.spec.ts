import { folderBase } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { site } from "../support/hebrew-shop/content/site.ts";
import { expect, open, test } from "../support/test.ts";

test("a Hebrew shop runs from right to left, and fits phones and desktops", async ({ page }) => {
  for (const path of ["", "categories/בגדים", "search?q=צמר", "login"]) {
    await open(page, folderBase + path);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    for (const width of [390, 1440]) {
      await expectToFit(page, [width]);
      const logo = page.getByRole("banner").getByRole("link", { name: site.name });
      const search = page.getByRole("banner").getByRole("link", { name: "חיפוש" });
      expect((await logo.boundingBox())?.x).toBeGreaterThan((await search.boundingBox())?.x ?? 0);
    }
  }
});

test("arrows point to the left, and figures read from left to right", async ({ page }) => {
  await open(page, folderBase);
  const button = page.getByRole("link", { name: "לחנות" });
  await expect(button.locator("svg")).toHaveCSS("scale", "-1 1");
  const days = page.getByRole("timer").getByRole("definition").first();
  const read = (await days.textContent()) ?? "";
  expect(read).toMatch(/^\d\d$/);
  const drawn = days.locator("[data-figure]");
  await expect(drawn).toHaveAttribute("data-figure", read);
  await expect(drawn).toHaveCSS("direction", "ltr");
});
