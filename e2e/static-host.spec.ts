import { headersPort, rootPort, subPathBuild, subPathPort } from "./addresses.ts";
import { expect, test, waitForScript } from "./test.ts";

const hosts = [
  { name: "at the root of a static host", shop: `http://localhost:${rootPort}/` },
  { name: "at the root of a host that reads _headers", shop: `http://localhost:${headersPort}/` },
  {
    name: "in a folder of a static host",
    shop: `http://localhost:${subPathPort}${subPathBuild.BASE_PATH}`,
  },
];

for (const { name, shop } of hosts) {
  test.describe(name, () => {
    test("a visitor walks from page to page, and every page stands in the shop", async ({
      page,
    }) => {
      await page.goto(shop);
      await waitForScript(page);
      await page.getByRole("main").getByRole("link", { name: "Clothes", exact: true }).click();
      await expect(page).toHaveURL(`${shop}categories/clothes`);
      await page.getByRole("link", { name: /^Women/ }).click();
      await expect(page).toHaveURL(`${shop}categories/clothes/women`);
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await page.getByRole("searchbox").fill("shirt");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(`${shop}search?q=shirt`);
      await expect(page.getByText("2 products for “shirt”")).toBeVisible();
      await page.getByRole("link", { name: "Shop", exact: true }).click();
      await expect(page).toHaveURL(`${shop}shop`);
      await page.getByRole("link", { name: "Home Page" }).click();
      await expect(page).toHaveURL(shop);
    });

    test("each page opens by its own address, with its pictures", async ({ page }) => {
      for (const path of ["", "categories/clothes", "categories/accessories/men/", "search"]) {
        const response = await page.goto(shop + path);
        expect(response?.status()).toBe(200);
        await waitForScript(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const sources = await page
          .locator("[src], [href]")
          .evaluateAll((elements) =>
            elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
          );
        const { pathname } = new URL(shop);
        const outside = sources.filter(
          (source) => source?.startsWith("/") && !source.startsWith(pathname),
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
      }
    });

    test("an unknown page and an unknown category are answered with 404", async ({ page }) => {
      expect((await page.goto(`${shop}contact`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
      expect((await page.goto(`${shop}categories/hats`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("hats");
    });

    test("a shared search opens with its results", async ({ page }) => {
      await page.goto(`${shop}search?q=cotton`);
      await expect(page.getByText(/products for “cotton”/)).toBeVisible();
    });

    test("the page itself carries its content policy, and the manifest its folder", async ({
      page,
    }) => {
      await page.goto(shop);
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
      await expect(policy).toHaveAttribute(
        "content",
        /default-src 'none'; script-src 'self' 'sha256-/,
      );
      const manifest = await page.request.get(`${shop}manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({
        start_url: new URL(shop).pathname,
        scope: new URL(shop).pathname,
      });
    });
  });
}

test("a host that reads _headers protects pages and lets browsers keep files", async ({ page }) => {
  const shop = `http://localhost:${headersPort}`;
  const response = await page.goto(`${shop}/categories/clothes/`);
  expect(response?.headers()).toMatchObject({
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const script = page.locator('script[src], link[rel="modulepreload"]').first();
  const file = (await script.getAttribute("href")) ?? (await script.getAttribute("src"));
  const kept = await page.request.get(`${shop}${file}`);
  expect(kept.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const worker = await page.request.get(`${shop}/service-worker.js`);
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});
