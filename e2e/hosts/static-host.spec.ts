import { join } from "node:path";
import express from "express";
import { serve, type Served } from "../../build-tools/project/serve-build.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { hebrewShop } from "../support/fixture-shop/hebrew-shop.ts";
import { expect, open, test } from "../support/test.ts";

const { site, texts } = hebrewShop;

let served: Served;
let shop: string;

// The simplest host: files, an index for each folder, `404.html` for the rest, and no headers.
test.beforeAll(async () => {
  const client = join(buildOf("hebrewShop"), "client");
  const host = express().use(folderBase, express.static(client));
  host.use((_request, response) => response.status(404).sendFile(join(client, "404.html")));
  served = await serve(host);
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

test("each page opens at its address, with pictures and content policy, or gets 404", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const outside = ["src", "href"].map((name) => `[${name}^="/"]:not([${name}^="${folderBase}"])`);
  for (const path of ["", "categories/בגדים", "categories/בגדים/נשים/", "search"]) {
    expect((await open(page, shop + path))?.status()).toBe(200);
    await expect(heading).toBeVisible();
    await expect(page.locator(outside.join())).toHaveCount(0);
    const broken = page
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) =>
        all.filter((image) => image.complete && image.naturalWidth === 0).map(({ alt }) => alt),
      );
    expect(await broken).toEqual([]);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      "content",
      /default-src 'none'; script-src 'self' 'sha256-/,
    );
  }
  for (const path of ["login", "foo.jpg", "assets/"]) {
    expect((await open(page, shop + path))?.status()).toBe(404);
    await expect(heading).toHaveText(texts.notFound.title);
  }
  expect((await page.goto(`${shop}categories/hats`))?.status()).toBe(404);
  await expect(heading).toHaveText("hats");
  await page.goto(shop);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", site.description);
  const manifest = await page.request.get(`${shop}manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({
    start_url: folderBase,
    scope: folderBase,
    lang: "he",
    description: site.description,
  });
});
