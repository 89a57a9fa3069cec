import { expect, test, waitForHydration, type Page } from "../support/test.ts";
import { phone } from "../support/windows.ts";

/** What a browser knows of each picture of the page, in order. */
function describePictures(page: Page) {
  return page.locator("img").evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLImageElement)
      .map((img) => ({
        alt: img.getAttribute("alt"),
        width: Number(img.getAttribute("width")),
        height: Number(img.getAttribute("height")),
        lazy: img.loading === "lazy",
        high: img.fetchPriority === "high",
        belowTheFold: img.getBoundingClientRect().top >= window.innerHeight,
        naturalRatio: img.naturalWidth / img.naturalHeight,
      })),
  );
}

/** The addresses that a picture offers, its sizes in ascending order. */
function describeSources(element: Element) {
  const candidates = element.getAttribute("srcset")?.split(", ") ?? [];
  return {
    src: element.getAttribute("src") ?? "",
    srcSet: candidates.map((candidate) => candidate.split(" ")[0]),
  };
}

function chosenFile(element: Element): string {
  const arrived = element instanceof HTMLImageElement && element.naturalWidth > 0;
  return arrived ? element.currentSrc : "";
}

test("only the main picture has high priority, and pictures below the fold are lazy", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const pictures = await describePictures(page);
  expect(pictures.map(({ high }) => high).indexOf(true)).toBe(0);
  expect(pictures.filter(({ high }) => high)).toHaveLength(1);
  expect(pictures[0]).toMatchObject({ lazy: false, belowTheFold: false });
  const below = pictures.filter(({ belowTheFold }) => belowTheFold);
  expect(below.length).toBeGreaterThan(20);
  expect(below.filter(({ lazy }) => !lazy)).toEqual([]);
});

test("every picture of the home page has dimensions and alt text, and loads as AVIF undistorted", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.locator("img:not([width][height][alt])")).toHaveCount(0);
  await expect(page.locator("img[sizes]")).toHaveCount(28);
  for (const img of await page.locator("img").all()) {
    const { src, srcSet } = await img.evaluate(describeSources);
    expect(src).toMatch(/^\/images\/[\w-]+\.[0-9a-f]{8}\.avif$/);
    expect(srcSet.length).toBeGreaterThan(1);
    // In the middle: neither the smallest nor, where there are more than two, the largest.
    expect(srcSet.indexOf(src)).toBe(Math.ceil((srcSet.length - 1) / 2));
    await img.scrollIntoViewIfNeeded();
    await expect.poll(() => img.evaluate(chosenFile)).toMatch(/\.avif$/);
  }
  const pictures = await describePictures(page);
  expect(pictures).toHaveLength(28);
  for (const { alt, width, height, naturalRatio } of pictures) {
    expect(alt).toMatch(/\w+ \w+/);
    expect(naturalRatio).toBeCloseTo(width / height, 1);
  }
});

test("every picture of the other pages has dimensions and alt text, and loads", async ({
  page,
}) => {
  for (const path of ["/categories/shoes", "/search", "/search?q=sandal", "/shop"]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator("img").first()).toBeAttached();
    await expect(page.locator("img:not([width][height][alt])")).toHaveCount(0);
    for (const img of await page.locator("img").filter({ visible: true }).all()) {
      await img.scrollIntoViewIfNeeded();
      await expect.poll(() => img.evaluate(chosenFile)).toMatch(/\.avif$/);
    }
  }
});

test("a phone loads smaller pictures", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/categories/shoes");
  const img = page.getByAltText("A mule in twenty-four megapixels");
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate(chosenFile)).toMatch(/-240\.[0-9a-f]{8}\.avif$/);
});

test("a cut-out is shown whole, and any other picture fills its frame", async ({ page }) => {
  const heading = page.locator("main img").first();
  await page.goto("/categories/shoes");
  await expect(heading).toHaveCSS("object-fit", "contain");
  await page.goto("/categories/caps");
  await expect(heading).toHaveCSS("object-fit", "cover");
  const [frame, picture] = await Promise.all([
    page.locator("[data-variant=backdrop]").boundingBox(),
    heading.boundingBox(),
  ]);
  expect([picture?.y, picture?.height]).toEqual([frame?.y, frame?.height]);
});
