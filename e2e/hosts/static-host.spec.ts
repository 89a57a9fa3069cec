import { join } from "node:path";
import { buildOf, folderBase } from "../support/builds.ts";
import type { Served } from "../support/serve-build.ts";
import { serveStatically } from "../support/static-host.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

const clientOf = (project: "fixtureShop" | "inFolder") => join(buildOf(project), "client");

const hosts = [
  {
    name: "at the root of a static host",
    client: clientOf("fixtureShop"),
    base: "/",
    readsHeaders: false,
  },
  {
    name: "in a folder of a static host",
    client: clientOf("inFolder"),
    base: folderBase,
    readsHeaders: false,
  },
];

for (const host of hosts) {
  test.describe(host.name, () => {
    let served: Served;
    let shop: string;

    test.beforeAll(async () => {
      served = await serveStatically(host);
      shop = served.origin + host.base;
    });
    test.afterAll(() => served.close());

    test("a visitor walks from page to page, and every page stands in the shop", async ({
      page,
    }) => {
      await page.goto(shop);
      await waitForHydration(page);
      await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
      await expect(page).toHaveURL(`${shop}categories/shoes`);
      await page.getByRole("link", { name: /^Women/ }).click();
      await expect(page).toHaveURL(`${shop}categories/shoes/women`);
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await page.getByRole("searchbox").fill("sandal");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(`${shop}search?q=sandal`);
      await expect(page.getByText("2 products for “sandal”")).toBeVisible();
      await page.reload();
      await expect(page.getByText("2 products for “sandal”")).toBeVisible();
      await page.getByRole("link", { name: "Shop", exact: true }).click();
      await expect(page).toHaveURL(`${shop}shop`);
      await page.getByRole("link", { name: "Home Page" }).click();
      await expect(page).toHaveURL(shop);
    });

    test("each page opens by its own address, with its pictures and its policy", async ({
      page,
    }) => {
      for (const path of ["", "categories/shoes", "categories/caps/men/", "search"]) {
        const response = await page.goto(shop + path);
        expect(response?.status()).toBe(200);
        await waitForHydration(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const sources = await page
          .locator("[src], [href]")
          .evaluateAll((elements) =>
            elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
          );
        const outside = sources.filter(
          (source) => source?.startsWith("/") && !source.startsWith(host.base),
        );
        expect(outside).toEqual([]);
        await expect
          .poll(() =>
            page.evaluate(
              () =>
                [...document.images].filter((image) => image.complete && !image.naturalWidth)
                  .length,
            ),
          )
          .toBe(0);
        await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
          "content",
          /default-src 'none'; script-src 'self' 'sha256-/,
        );
      }
      const manifest = await page.request.get(`${shop}manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({ start_url: host.base, scope: host.base });
    });

    test("an unknown page and an unknown category are answered with 404", async ({ page }) => {
      expect((await page.goto(`${shop}login`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
      expect((await page.goto(`${shop}categories/hats`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("hats");
    });
  });
}

test("a host that reads _headers protects pages and lets browsers keep files", async ({ page }) => {
  const { origin, close } = await serveStatically({
    client: clientOf("fixtureShop"),
    base: "/",
    readsHeaders: true,
  });
  const response = await page.goto(`${origin}/categories/shoes/`);
  await waitForHydration(page);
  await expect(page.getByRole("article")).toHaveCount(6);
  expect(response?.headers()).toMatchObject({
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const script = page.locator('script[src], link[rel="modulepreload"]').first();
  const file = (await script.getAttribute("href")) ?? (await script.getAttribute("src"));
  const kept = await page.request.get(`${origin}${file}`);
  expect(kept.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const worker = await page.request.get(`${origin}/service-worker.js`);
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  await close();
});
