import { join } from "node:path";
import { buildOf, folderBase } from "../support/builds.ts";
import { texts } from "../support/fixture-shop/content/texts.ts";
import { texts as germanTexts } from "../support/german-shop/content/texts.ts";
import type { Served } from "../support/serve-build.ts";
import { serveStatically } from "../support/static-host.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

const clientOf = (project: "fixtureShop" | "germanShop") => join(buildOf(project), "client");

const hosts = [
  {
    name: "at the root of a static host",
    client: clientOf("fixtureShop"),
    base: "/",
    readsHeaders: false,
    texts,
    category: "shoes",
    tile: "Shoes",
    gender: "women",
    genderLink: /^Women/,
    query: "sandal",
    result: "2 products for “sandal”",
  },
  {
    name: "in a folder of a static host",
    client: clientOf("germanShop"),
    base: folderBase,
    readsHeaders: false,
    texts: germanTexts,
    category: "schuhe",
    tile: "Schuhe",
    gender: "damen",
    genderLink: /^Damen/,
    query: "mutze",
    result: "3 Artikel für „mutze“",
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

    test("a visit from page to page stays within the shop", async ({ page }) => {
      await page.goto(shop);
      await waitForHydration(page);
      await page.getByRole("main").getByRole("link", { name: host.tile, exact: true }).click();
      await expect(page).toHaveURL(`${shop}categories/${host.category}`);
      await page.getByRole("link", { name: host.genderLink }).click();
      await expect(page).toHaveURL(`${shop}categories/${host.category}/${host.gender}`);
      await page.getByRole("link", { name: host.texts.frame.search, exact: true }).click();
      await page.getByRole("searchbox").fill(host.query);
      await page.getByRole("button", { name: host.texts.search.button, exact: true }).click();
      await expect(page).toHaveURL(`${shop}search?q=${host.query}`);
      await expect(page.getByText(host.result)).toBeVisible();
      await page.reload();
      await expect(page.getByText(host.result)).toBeVisible();
      await page.getByRole("link", { name: host.texts.frame.login, exact: true }).click();
      await expect(page).toHaveURL(`${shop}login`);
      await page.getByRole("link", { name: host.texts.notFound.button }).click();
      await expect(page).toHaveURL(shop);
    });

    test("each page opens at its own address, with its pictures and content policy", async ({
      page,
    }) => {
      for (const path of [
        "",
        `categories/${host.category}`,
        `categories/${host.category}/${host.gender}/`,
        "search",
      ]) {
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

    test("an unknown page and an unknown category get 404", async ({ page }) => {
      expect((await page.goto(`${shop}login`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(host.texts.notFound.title);
      expect((await page.goto(`${shop}categories/hats`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("hats");
    });
  });
}

test("a host that reads _headers sends the security and cache headers", async ({ page }) => {
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
    "strict-transport-security": "max-age=31536000",
  });
  const script = page.locator('script[src], link[rel="modulepreload"]').first();
  const file = (await script.getAttribute("href")) ?? (await script.getAttribute("src"));
  const hashed = await page.request.get(`${origin}${file}`);
  expect(hashed.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const worker = await page.request.get(`${origin}/service-worker.js`);
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  await close();
});
