import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "../support/accessibility.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { products } from "../support/german-shop/content/products.ts";
import { contentWidth, expect, open, test } from "../support/test.ts";

test("the owner's recipe sets up the next page, in a folder of a host too", async ({ page }) => {
  const client = join(buildOf("germanShop"), "client");
  expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain("/shop</loc>");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, folderBase);
  await page.getByRole("banner").getByRole("link", { name: "Laden" }).click();
  await expect(page).toHaveURL(`${folderBase}shop`);
  const current = page.getByRole("banner").locator("[aria-current=page]");
  await expect(current.filter({ visible: true })).toHaveText("Laden");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  await expect(page).toHaveTitle("Shop, Küstenkaufhaus");
  expect((await open(page, `${folderBase}shop`))?.status()).toBe(200);
  const names = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(names).toHaveText(products.map(({ name }) => name));
  await page.getByRole("combobox").selectOption("price-asc");
  await expect(names.first()).toHaveText("Fischermütze");
  await page.getByRole("button", { name: "Filtern" }).click();
  await page.getByRole("checkbox", { name: /^Stiefel/ }).check();
  await expect(names).toHaveText(["Kniehoher Stiefel", "Stiefel aus Leder"]);
  await expect(page.getByRole("status")).toHaveText("2 Artikel");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("form")).toBeHidden();
  await expectAccessible(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await contentWidth(page)).toBeLessThanOrEqual(width);
  }
  expect((await page.goto(`${folderBase}shop/3`))?.status()).toBe(404);
});
