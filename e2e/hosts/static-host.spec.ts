import { join } from "node:path";
import express from "express";
import { serve } from "../../build-tools/project/serve-build.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { hebrewShop } from "../support/fixture-shop/hebrew-shop.ts";
import { expect, open, test } from "../support/test.ts";

const { site, texts } = hebrewShop;

test("each page opens at its address, with pictures and Content Security Policy, or gets 404", async ({
  page,
}) => {
  // The simplest host: files, an index for each folder, `404.html` for the rest, and no headers.
  const client = join(buildOf("hebrewShop"), "client");
  const host = express().use(folderBase, express.static(client));
  host.use((_request, response) => response.status(404).sendFile(join(client, "404.html")));
  const served = await serve(host);
  const shop = served.origin + folderBase;
  const heading = page.getByRole("heading", { level: 1 });
  const outside = ["src", "href"].map((name) => `[${name}^="/"]:not([${name}^="${folderBase}"])`);
  for (const path of ["", "categories/בגדים", "categories/בגדים/נשים/", "search?q=צמר"]) {
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
  const colors = page.locator('meta[name="theme-color"]');
  await expect(colors.nth(0)).toHaveAttribute("content", "#f6f8f4");
  await expect(colors.nth(1)).toHaveAttribute("content", "#0d1512");
  await expect(colors.nth(1)).toHaveAttribute("media", "(prefers-color-scheme: dark)");
  await served.close();
});
