import { listPages } from "../../build-tools/prerender/list-pages.ts";
import { products } from "../../content/products.ts";
import { site } from "../../content/site.ts";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { expect, type Page, contentWidth, test } from "../support/test.ts";
import { waitForHydration } from "../support/test.ts";

/** The products of a category page's address, in the order of the content. */
function productsAt(path: string): readonly string[] {
  const [, , category, gender] = path.split("/").map(decodeURIComponent);
  const listed: readonly { name: string; category: string; gender: string }[] = products;
  return listed
    .filter((product) => product.category === category)
    .filter((product) => gender === undefined || product.gender === gender)
    .map(({ name }) => name);
}

/** Scrolls to each picture and returns the alt text of those that fail to load. */
async function findMissingPictures(page: Page): Promise<readonly string[]> {
  return page.locator("img").evaluateAll(async (all) => {
    const missing: string[] = [];
    for (const img of all) {
      if (!(img instanceof HTMLImageElement) || !img.checkVisibility()) continue;
      img.scrollIntoView({ block: "center" });
      await img.decode().catch(() => missing.push(img.alt || img.currentSrc));
    }
    return missing;
  });
}

// In a resized window Chromium preloads the other size of a picture, although it keeps the one it has.
test.use({ expectedErrors: /was preloaded using link preload but not used/ });

for (const path of listPages()) {
  test(`${path} shows its content, is accessible and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    expect(await page.title()).toContain(site.name);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    if (path === "/") await expect(heading).toHaveText(site.title);
    if (path.startsWith("/categories/")) {
      expect(await heading.textContent()).toBe(decodeURIComponent(path.split("/")[2] ?? ""));
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards.getByRole("heading")).toHaveText([...productsAt(path)]);
    }
    expect(await findMissingPictures(page)).toEqual([]);
    // Further down, the sticky header may cover half of a control.
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await contentWidth(page)).toBeLessThanOrEqual(width);
    }
  });
}
