import { join } from "node:path";
import type { Served } from "../../build-tools/project/serve-build.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { texts } from "../support/hebrew-shop/content/texts.ts";
import { serveStatically } from "../support/static-host.ts";
import { expect, open, test } from "../support/test.ts";

// In a folder of a static host.
let served: Served;
let shop: string;

test.beforeAll(async () => {
  served = await serveStatically(join(buildOf("hebrewShop"), "client"), folderBase);
  shop = served.origin + folderBase;
});
test.afterAll(() => served.close());

test("a visit from page to page stays within the shop", async ({ page }) => {
  await open(page, shop);
  await page.getByRole("main").getByRole("link", { name: "בגדים", exact: true }).click();
  await expect(page).toHaveURL(`${shop}categories/בגדים`);
  await page.getByRole("link", { name: /^נשים/ }).click();
  await expect(page).toHaveURL(`${shop}categories/בגדים/נשים`);
  await page.getByRole("link", { name: texts.frame.search, exact: true }).click();
  await page.getByRole("searchbox").fill("צמר");
  await page.getByRole("button", { name: texts.search.button, exact: true }).click();
  await expect(page).toHaveURL(`${shop}search?q=צמר`);
  await expect(page.getByText("מוצר אחד עבור „צמר”")).toBeVisible();
  await page.reload();
  await expect(page.getByText("מוצר אחד עבור „צמר”")).toBeVisible();
  await page.getByRole("link", { name: texts.frame.login, exact: true }).click();
  await expect(page).toHaveURL(`${shop}login`);
  await page.getByRole("link", { name: texts.notFound.button }).click();
  await expect(page).toHaveURL(shop);
});

test("each page opens at its address, with its pictures and content policy", async ({ page }) => {
  for (const path of ["", "categories/בגדים", "categories/בגדים/נשים/", "search"]) {
    expect((await open(page, shop + path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const sources = await page
      .locator("[src], [href]")
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
      );
    const outside = sources.filter(
      (source) => source?.startsWith("/") && !source.startsWith(folderBase),
    );
    expect(outside).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every((image) => !image.complete || image.naturalWidth > 0),
        ),
      )
      .toBe(true);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      "content",
      /default-src 'none'; script-src 'self' 'sha256-/,
    );
  }
  const manifest = await page.request.get(`${shop}manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ start_url: folderBase, scope: folderBase });
});

test("an unknown page and an unknown category get 404", async ({ page }) => {
  for (const path of ["login", "foo.jpg", "assets/"]) {
    expect((await open(page, shop + path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.notFound.title);
  }
  expect((await page.goto(`${shop}categories/hats`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("hats");
});
