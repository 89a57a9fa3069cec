import { statSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import { serve } from "../../test-tools/serve-build.ts";
import { buildOf, type ShopName, subfolder } from "../support/builds.ts";
import { waitForPictures } from "../support/changing-host.ts";
import { expect, open, test } from "../support/test.ts";

const clothes = `${subfolder}categories/בגדים`;

/**
 * Serves a build in a folder of a host, by the rules of GitHub Pages: the file; otherwise the file whose name lacks
 * `.html`; otherwise a folder is redirected to itself with a slash; otherwise `404.html`. Does not send the headers of
 * the shop's own server.
 */
async function serveLikeGitHubPages(shop: ShopName, base: string) {
  const client = join(buildOf(shop), "client");
  const redirected: string[] = [];
  const statsOf = (name: string) => statSync(join(client, name), { throwIfNoEntry: false });
  const host = express().use(({ url, path }, response) => {
    const name = path.startsWith(base) ? decodeURIComponent(path.slice(base.length)) : "404.html";
    const index = name === "" || name.endsWith("/") ? `${name}index.html` : name;
    const file = [index, `${name}.html`].find((found) => statsOf(found)?.isFile());
    const headers = { "Cache-Control": "max-age=600" };
    if (file !== undefined) return response.sendFile(join(client, file), { headers });
    if (!name.endsWith("/") && statsOf(name)?.isDirectory()) {
      redirected.push(url);
      return response.redirect(301, url.replace(path, `${path}/`));
    }
    response.status(404).sendFile(join(client, "404.html"), { headers });
  });
  return { ...(await serve(host)), redirected };
}

test("a static host serves every page, hydrated and with its policy, and 404.html", async ({
  page,
}) => {
  const served = await serveLikeGitHubPages("fixtureShop", "/");
  const heading = page.getByRole("heading", { level: 1 });
  for (const [path, title] of [
    ["/", /./],
    ["/index.html", /./],
    ["/categories/shoes", "Shoes"],
    ["/categories/shoes/", "Shoes"],
    ["/search?q=sandal", "Search"],
  ] as const) {
    expect((await open(page, served.origin + path))?.status(), path).toBe(200);
    await expect(heading).toHaveText(title);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      "content",
      /default-src 'none'; script-src 'self' 'sha256-/,
    );
    if (path === "/search?q=sandal") await expect(page.getByRole("status")).toContainText("sandal");
  }
  await open(page, `${served.origin}/categories/shoes/`);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-asc");
  await expect(page).toHaveURL(/\/categories\/shoes\/?\?sort=price-asc$/);
  for (const path of ["/login", "/foo.jpg", "/assets/"]) {
    expect((await open(page, served.origin + path))?.status(), path).toBe(404);
    await expect(heading).toHaveText("Sorry, page not found!");
  }
  expect((await open(page, `${served.origin}/categories/hats`))?.status()).toBe(404);
  await expect(heading).toHaveText("hats");
  expect(served.redirected).toEqual([]);
  await served.close();
});

test.describe("in a subfolder of GitHub Pages", () => {
  test.use({ serviceWorkers: "allow" });

  test("no page is redirected, whether loaded, prefetched, swapped, reloaded or offline", async ({
    page,
  }) => {
    const host = await serveLikeGitHubPages("hebrewShop", subfolder);
    const heading = page.getByRole("heading", { level: 1 });
    await open(page, host.origin + clothes);
    const women = page.getByRole("main").getByRole("link", { name: /^נשים/ });
    const prefetched = page.waitForResponse(`${encodeURI(host.origin + clothes)}/**`);
    await women.hover();
    expect((await prefetched).status()).toBe(200);
    await women.click();
    await expect(page).toHaveURL(`${host.origin}${clothes}/נשים`);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await waitForPictures(page);
    expect(host.redirected).toEqual([]);
    await host.close();
    await page.goto(host.origin + clothes);
    await expect(heading).toHaveText("בגדים");
    await page.goto(host.origin + subfolder);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveURL(host.origin + subfolder);
  });
});

/** Serves a page at every spelling of its path that some host accepts. */
function serveSpellings() {
  const files = express.static(join(buildOf("fixtureShop"), "client"), { redirect: false });
  const host = express().use((request, _response, next) => {
    const { pathname, search } = new URL(request.url, "http://localhost");
    const path = decodeURIComponent(pathname).replaceAll(/\/{2,}/g, "/");
    const page = path.toLowerCase().replace(/(?:\/|\/index\.html|\.html)$/, "");
    if (page.startsWith("/categories/")) request.url = `${page}/index.html${search}`;
    next();
  });
  return serve(host.use(files));
}

for (const spelling of [
  "/categories//shoes/",
  "/Categories/Shoes",
  "/categories/shoes.html",
  "/categories/shoes/index.html",
  "/%63ategories/shoes",
]) {
  test(`a page works at ${spelling}, too`, async ({ page }) => {
    const served = await serveSpellings();
    const cards = page.getByRole("article");
    const boots = page.getByRole("checkbox", { name: /^Boots/ });
    await open(page, `${served.origin}${spelling}?sale=1`);
    await expect(cards).toHaveCount(3);
    await page.getByRole("button", { name: "Filter" }).click();
    await boots.click();
    await expect(cards).toHaveCount(1);
    await page.goBack();
    await expect(cards).toHaveCount(3);
    await page.getByRole("link", { name: /^Women/ }).click();
    await expect(page).toHaveURL(/\/categories\/shoes\/women\?sale=1$/);
    await page.goBack();
    await expect(cards).toHaveCount(3);
    await page.reload();
    await expect(cards).toHaveCount(3);
    await served.close();
  });
}
