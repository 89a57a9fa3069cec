import { join } from "node:path";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { selectProducts } from "../../app/product/select-products.ts";
import { routes } from "../../app/routes.ts";
import { matchPath } from "../../app/shared/match-path.ts";
import { leadsInto } from "../../app/shared/paths.ts";
import { listBuiltPages } from "../../build-tools/list-pages.ts";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { buildOf } from "../support/builds.ts";
import { findDeadPictures } from "../support/find-dead-pictures.ts";
import { expectToFit } from "../support/fit.ts";
import { expect, open, type Page, phone, test } from "../support/test.ts";

/** Scrolls to each of the first 40 pictures and returns the alt text of pictures that fail to load. */
async function findMissingPictures(page: Page): Promise<readonly string[]> {
  return page.locator("img").evaluateAll(async (all) => {
    const missing: string[] = [];
    for (const img of all.slice(0, 40)) {
      if (!(img instanceof HTMLImageElement) || !img.checkVisibility()) continue;
      img.scrollIntoView({ block: "center" });
      await img.decode().catch(() => missing.push(img.alt || img.currentSrc));
    }
    return missing;
  });
}

// After a resize, Chromium preloads a picture in its new size but still shows the old size, and logs this warning.
test.use({ expectedErrors: /was preloaded using link preload but not used/ });

const pages = listBuiltPages(join(buildOf("content"), "client"));

/**
 * One page of each kind, such as category or gender. Each sample is the page with the fewest products, preferably with
 * at least one.
 */
const samples = pages
  .toSorted((one, other) => sizeOf(one) - sizeOf(other))
  .filter((path, index, all) => all.findIndex((other) => kindOf(other) === kindOf(path)) === index);

/** The samples without Markdown pages, in whose text a link need not belong to the picture next to it. */
const samplesInCode = samples.filter((path) => routes.some((one) => matchPath(one.path, path)));

function sizeOf(path: string): number {
  const [, , category = "", gender] = path.split("/").map(decodeURIComponent);
  return selectProducts(products, category, gender).length || Infinity;
}

/** Returns the page's kind: its route and depth. Each Markdown page counts as a separate kind. */
function kindOf(path: string): string {
  const route = routes.find((one) => matchPath(one.path, path));
  return route === undefined ? path : `${route.path} ${path.split("/").length}`;
}

for (const path of samples) {
  test(`${path} shows its pictures, is accessible and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(await page.title()).toContain(site.name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findMissingPictures(page)).toEqual([]);
    // Scrolls to the top, because the sticky header may cover half of a control farther down the page.
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await expectToFit(page, [320, 390, 768, 1024, 1440]);
    await expectToFit(page, [320, 768], "spaced out");
    await expectToFit(page, [320, 768], "enlarged");
  });
}

for (const path of samplesInCode) {
  test(`a click in the middle of a picture on ${path} follows the picture's link`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect(await page.evaluate(findDeadPictures), `${viewport.width} px wide`).toEqual([]);
    }
  });
}

test("every link leads to a page, a file or an address in plannedPaths", async ({ request }) => {
  const addresses = new Map<string, string>();
  for (const path of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const [, link = ""] of html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)) {
      addresses.set(link, path);
    }
  }
  const deadEnds: string[] = [];
  for (const [address, path] of addresses) {
    const status = (await request.get(address)).status();
    const isPage = pages.includes(address.replace(/(?<=.)\/$/, ""));
    const expected = !isPage && leadsInto(site.plannedPaths, address) ? 404 : 200;
    if (status !== expected) deadEnds.push(`${address}, linked on ${path}: ${status}`);
  }
  expect(deadEnds).toEqual([]);
  expect(addresses.size).toBeGreaterThan(1);
});
