import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, open, type Page, phone, test, waitForHydration } from "../support/test.ts";

/** The address of the fixture shop's only remote picture. */
const remoteAddress = "https://pictures.example/socks.png";

test.beforeEach(async ({ page }) => {
  const body = readFileSync(join(import.meta.dirname, "../../docs/pictures/phone.webp"));
  await page.route(remoteAddress, (route) => route.fulfill({ body, contentType: "image/webp" }));
});

/** Scrolls to each visible picture, waits for it to load, and returns its attributes and sizes. */
function describePictures(page: Page) {
  return page.locator("img").evaluateAll(async (all) => {
    const found = [];
    for (const img of all) {
      if (!(img instanceof HTMLImageElement) || !img.checkVisibility()) continue;
      const belowTheFold = img.getBoundingClientRect().top + window.scrollY >= window.innerHeight;
      img.scrollIntoView({ block: "center" });
      await img.decode().catch(() => undefined);
      const { width, height } = img.getBoundingClientRect();
      const ratio = Number(img.getAttribute("width")) / Number(img.getAttribute("height"));
      const covers = getComputedStyle(img).objectFit === "cover";
      const fromHeight = height * ratio;
      const shown = covers ? Math.max(width, fromHeight) : Math.min(width, fromHeight);
      // Cards crop photos to 4:5. The card's width determines which file is loaded, even for a wider photo.
      const wanted = covers && img.closest("article") !== null ? width : shown;
      const widths = Array.from(img.srcset.matchAll(/ (\d+)w/g), ([, files]) => Number(files));
      found.push({
        // Limits the width to the widest file, because no file is wider than the original.
        wanted: Math.min(wanted, Math.max(...widths)),
        width: Number(/-(\d+)\.\w+\.avif$/.exec(img.currentSrc)?.[1]),
        alt: img.getAttribute("alt"),
        ratio,
        naturalRatio: img.naturalWidth / img.naturalHeight,
        eager: belowTheFold && img.loading !== "lazy",
        file: new URL(img.currentSrc, location.href).pathname,
      });
    }
    return found;
  });
}

const viewports = [
  phone,
  { width: 700, height: 1000 },
  { width: 800, height: 1100 },
  { width: 895, height: 1200 },
  { width: 1440, height: 900 },
];

for (const viewport of viewports) {
  const { width } = viewport;
  test(`at ${width} pixels, pictures have alt text and are undistorted, sharp and lazy`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Together, these pages show every kind of original picture that an owner may have.
    for (const path of [
      "/",
      "/categories/caps",
      "/categories/shoes",
      "/search?q=zzyzx",
      "/unknown",
    ]) {
      await open(page, path);
      for (const picture of await describePictures(page)) {
        expect(picture.alt).not.toBeNull();
        expect(picture.naturalRatio).toBeCloseTo(picture.ratio, 1);
        expect(picture.file).toMatch(/^\/images\/[\w-]+\.[0-9a-f]{8}\.avif$/);
        // A file needs at least one pixel per CSS pixel. One pixel of rounding is allowed.
        expect(picture.wanted, picture.file).toBeLessThanOrEqual(picture.width + 1);
        expect(picture.eager, picture.file).toBe(false);
      }
    }
  });
}

test("a page's first picture is fetched before all others", async ({ page }) => {
  for (const path of ["/", "/categories/caps", "/unknown"]) {
    await open(page, path);
    const first = page.getByRole("main").locator("img").first();
    await expect(first).toHaveAttribute("fetchpriority", "high");
  }
});

const fileOf = (name: string) => new RegExp(String.raw`/${name}-\d+\.`);

for (const [colorScheme, shown, hidden, element] of [
  ["light", "cut-boot", "cut-boot-lit", "img"],
  ["dark", "cut-boot-lit", "cut-boot", "source"],
] as const) {
  test(`in the ${colorScheme} scheme, a picture with a dark version shows the version for it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await open(page, "/");
    const figure = page.getByRole("main").getByRole("figure").filter({ hasText: "Boot" });
    const current = () => figure.locator("img").evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(current).toMatch(fileOf(shown));
    // A hovered picture is larger, so a larger file replaces it.
    await figure.hover();
    await expect(figure.locator(element)).toHaveAttribute("sizes", /^\d+px$/);
    expect(await current()).toMatch(fileOf(shown));
    expect(fetched.filter((url) => fileOf(hidden).test(url))).toEqual([]);
  });
}

test("a version for the dark scheme that fails is replaced with the alt text", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/cut-boot-lit-*", (route) => route.fulfill({ body: "no picture" }));
  await open(page, "/");
  const picture = page.getByRole("main").getByAltText("A boot, cut out");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("data-failed");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0);
  await expect(picture).not.toHaveAttribute("src");
});

test.describe("if a picture's host fails", () => {
  test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

  test("the alt text fills the picture's space", async ({ page }) => {
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
    // Without a `src` attribute, the browser shows only the alt text.
    await expect(card.getByAltText("Socks from elsewhere")).toBeVisible();
    await expect(card.locator("img")).not.toHaveAttribute("src");
    const broken = await card.boundingBox();
    expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
  });
});
