import { readFileSync } from "node:fs";
import { join } from "node:path";
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
    const found = [];
    for (const img of all) {
      if (!(img instanceof HTMLImageElement) || !img.checkVisibility()) continue;
      const belowTheFold = img.getBoundingClientRect().top + window.scrollY >= window.innerHeight;
      img.scrollIntoView({ block: "center" });
      await img.decode().catch(() => undefined);
      const { width, height } = img.getBoundingClientRect();
      const [across, down] = [width / img.naturalWidth, height / img.naturalHeight];
      const covers = getComputedStyle(img).objectFit === "cover";
      found.push({
        // How much larger it is shown than it is.
        softness: covers ? across : Math.min(across, down),
        alt: img.getAttribute("alt"),
        ratio: Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
        naturalRatio: img.naturalWidth / img.naturalHeight,
        eager: belowTheFold && img.loading !== "lazy",
        file: new URL(img.currentSrc, location.href).pathname,
      });
    }
    return found;
  });
}

for (const [width, softest] of [
  [phone.width, 1.6], // Large pictures of a phone are for its high density.
  [1440, 1.2],
] as const) {
  test(`at ${width} pixels, pictures have alt text, and are undistorted, sharp and lazy`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, width });
    // These pages show originals of every kind that an owner may have.
    for (const path of ["/", "/categories/caps", "/categories/shoes"]) {
      await open(page, path);
      for (const picture of await describePictures(page)) {
        expect(picture.alt).not.toBeNull();
        expect(picture.naturalRatio).toBeCloseTo(picture.ratio, 1);
        expect(picture.file).toMatch(/^\/images\/[\w-]+\.[0-9a-f]{8}\.avif$/);
        expect(picture.softness, picture.file).toBeLessThan(softest);
        expect(picture.eager, picture.file).toBe(false);
      }
      await expect(page.getByRole("main").locator("img").first()).toHaveAttribute(
        "fetchpriority",
        "high",
      );
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
    const whole = await card.boundingBox();
    expect(whole?.height).toBeGreaterThan(100);

    await page.route(remoteAddress, (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await card.scrollIntoViewIfNeeded();
    // Without a source, the browser shows the words alone.
    await expect(card.getByAltText("Socks from elsewhere")).toBeVisible();
    await expect(card.locator("img")).not.toHaveAttribute("src");
    const broken = await card.boundingBox();
    expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
  });
});
