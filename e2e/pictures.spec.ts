import { holdScripts } from "./interfere.ts";
import { expect, test, waitForScript, type Page } from "./test.ts";

/** What a browser knows of each picture of the page, in order. */
function describePictures(page: Page) {
  return page.getByRole("img").evaluateAll((all) =>
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

test("every picture of home carries its size and words", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const pictures = await describePictures(page);
  expect(pictures).toHaveLength(28);
  for (const { alt, width, height } of pictures) {
    expect(alt).toMatch(/\w+ \w+/);
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
  }
  await expect(page.locator("img:not([width][height][alt])")).toHaveCount(0);
});

test("only the main picture is fetched before all others, and those below the fold wait", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScript(page);
  const pictures = await describePictures(page);
  expect(pictures.map(({ high }) => high).indexOf(true)).toBe(0);
  expect(pictures.filter(({ high }) => high)).toHaveLength(1);
  expect(pictures[0]).toMatchObject({ lazy: false, belowTheFold: false });
  const below = pictures.filter(({ belowTheFold }) => belowTheFold);
  expect(below.length).toBeGreaterThan(20);
  expect(below.filter(({ lazy }) => !lazy)).toEqual([]);
});

test("every picture of home arrives as AVIF, in its own proportions", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  await expect(page.locator("picture source")).toHaveCount(28);
  for (const img of await page.locator("picture img").all()) {
    await expect(img).toHaveAttribute("src", /^\/images\/[\w-]+\.[0-9a-f]{8}\.webp$/);
    await img.scrollIntoViewIfNeeded();
    await expect.poll(() => img.evaluate(chosenFile)).toMatch(/\.avif$/);
  }
  for (const { width, height, naturalRatio } of await describePictures(page)) {
    expect(naturalRatio).toBeCloseTo(width / height, 1);
  }
});

function chosenFile(element: Element): string {
  const arrived = element instanceof HTMLImageElement && element.naturalWidth > 0;
  return arrived ? element.currentSrc : "";
}

for (const path of [
  "/categories/clothes",
  "/search",
  "/search?q=shirt",
  "/shop",
  "/categories/hats",
]) {
  test(`every picture of ${path} carries its size and words, and arrives`, async ({ page }) => {
    await page.goto(path);
    await waitForScript(page);
    await expect(page.locator("picture img").first()).toBeAttached();
    await expect(page.locator("img:not([width][height][alt])")).toHaveCount(0);
    for (const img of await page.locator("picture img").all()) {
      await img.scrollIntoViewIfNeeded();
      await expect.poll(() => img.evaluate(chosenFile)).toMatch(/\.avif$/);
    }
  });
}

test("a phone is not sent the pictures of a large screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/categories/clothes");
  const img = page.getByRole("img", { name: "Camel wool car coat" });
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate(chosenFile)).toMatch(/-240\.[0-9a-f]{8}\.avif$/);
});

test("on a phone the pictures further down leave the line to the first ones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const further = page.locator('img[loading="lazy"]').first();
  await expect.poll(() => further.evaluate(chosenFile)).toMatch(/\.avif$/);
  const { styled, first, late } = await page.evaluate(() => {
    const fetched = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const startsOf = (loading: string) =>
      [...document.images]
        .filter((img) => img.loading === loading)
        .flatMap((img) => fetched.find(({ name }) => name === img.currentSrc)?.startTime ?? []);
    const styles = fetched.filter(({ name }) => name.endsWith(".css"));
    return {
      styled: Math.max(...styles.map(({ responseEnd }) => responseEnd)),
      first: startsOf("eager"),
      late: startsOf("lazy"),
    };
  });
  expect(first.length).toBeGreaterThan(1);
  expect(late.length).toBeGreaterThan(0);
  expect(Math.max(...first)).toBeLessThan(Math.min(...late));
  // The half second of --first-look, a little less for the clock's own coarseness.
  expect(Math.min(...late) - styled).toBeGreaterThan(450);
  release();
  await waitForScript(page);
});
