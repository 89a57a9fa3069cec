import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import { expect, open, type Page, phone, test, waitForHydration } from "../support/test.ts";

/** The address of the fixture shop's one remote picture. */
const remoteAddress = "https://pictures.example/socks.png";

test.beforeEach(async ({ page }) => {
  const body = readFileSync(join(import.meta.dirname, "../../docs/pictures/phone.webp"));
  await page.route(remoteAddress, (route) => route.fulfill({ body, contentType: "image/webp" }));
});

/** What a browser knows of each picture that the page shows, in order. Scrolls to each until it has loaded. */
function describePictures(page: Page) {
  return page.locator("img").evaluateAll(async (all) => {
    const images = all.filter((one) => one instanceof HTMLImageElement && one.checkVisibility());
    const windowHeight = window.innerHeight;
    const found = [];
    for (const img of images) {
      if (!(img instanceof HTMLImageElement)) continue;
      const belowTheFold = img.getBoundingClientRect().top + window.scrollY >= windowHeight;
      img.scrollIntoView({ block: "center" });
      await new Promise((settle) => {
        if (img.naturalWidth > 0) settle(undefined);
        else for (const type of ["load", "error"]) img.addEventListener(type, settle);
      });
      const { width, height } = img.getBoundingClientRect();
      const [across, down] = [width / img.naturalWidth, height / img.naturalHeight];
      const covers = getComputedStyle(img).objectFit === "cover";
      found.push({
        // How much larger it is than its `sizes` say.
        softness: covers ? across : Math.min(across, down),
        alt: img.getAttribute("alt"),
        ratio: Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
        naturalRatio: img.naturalWidth / img.naturalHeight,
        lazy: img.loading === "lazy",
        high: img.fetchPriority === "high",
        belowTheFold,
        file: new URL(img.currentSrc, location.href).pathname,
      });
    }
    return found;
  });
}

/** They show originals of every kind that an owner may have. */
const pages = [
  ["/", 28],
  ["/categories/caps", 12],
  ["/categories/shoes", 14],
] as const;

test("every picture has alt text, and loads undistorted", async ({ page }) => {
  for (const [path, count] of pages) {
    await open(page, path);
    const pictures = await describePictures(page);
    expect(pictures).toHaveLength(count);
    for (const { alt, ratio, naturalRatio, file } of pictures) {
      expect(alt).not.toBeNull();
      expect(naturalRatio).toBeCloseTo(ratio, 1);
      expect(file).toMatch(/^\/images\/[\w-]+\.[0-9a-f]{8}\.avif$/);
    }
    const [first, ...others] = pictures;
    expect(first).toMatchObject({ lazy: false, belowTheFold: false, high: true });
    expect(others.filter(({ belowTheFold, lazy }) => belowTheFold && !lazy)).toEqual([]);
    if (path !== "/") continue;
    expect(others.filter(({ belowTheFold, lazy }) => !belowTheFold && lazy)).toEqual([]);
    expect(others.filter(({ high }) => high)).toEqual([]);
  }
});

for (const [width, softest] of [
  [390, 1.6], // Large pictures of a phone are for its high density.
  [800, 1.2],
  [1440, 1.2],
] as const) {
  test(`at ${width} px, every picture is as large as it is shown`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    for (const path of [...pages.map(([listed]) => listed), "/search"]) {
      await open(page, path);
      const found = await describePictures(page);
      expect(found.filter(({ softness }) => !(softness < softest))).toEqual([]);
    }
  });
}

test.describe("where a picture's host fails", () => {
  test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

  test("a picture that fails to load leaves its alt text in its space", async ({ page }) => {
    const card = page.getByRole("article").filter({ hasText: "Sock from Elsewhere" });
    await open(page, "/categories/knit-socks");
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveAttribute("alt", "Socks from elsewhere");
    await expect(card.locator("img")).toHaveCSS("object-fit", "cover");
    const whole = await card.boundingBox();
    expect(whole?.height).toBeGreaterThan(100);

    await page.route(remoteAddress, (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await card.scrollIntoViewIfNeeded();
    const words = card.getByText("Socks from elsewhere", { exact: true });
    await expect(words).toBeVisible();
    const [color, background] = await words.evaluate((text) => [
      getComputedStyle(text).color,
      getComputedStyle(text.parentElement ?? text).backgroundColor,
    ]);
    expect(wcagContrast(color, background)).toBeGreaterThan(4.5);
    await expect(card.locator("img")).toHaveCount(0);
    const broken = await card.boundingBox();
    expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
  });
});
