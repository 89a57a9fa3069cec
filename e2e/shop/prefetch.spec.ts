import {
  expect,
  focusInPlace,
  test,
  waitForHydration,
  type Locator,
  type Page,
} from "../support/test.ts";

const ahead = "link[rel=modulepreload], link[rel=prefetch]";

/**
 * The milliseconds from pointing at or focusing the link to the first request for its page's files.
 * Resolves once that was sent.
 */
function waitBeforePrefetch(link: Locator, event: "pointerover" | "focusin") {
  return link.evaluate(
    (element, { type, selector }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelectorAll(selector).length;
        let start: number | undefined;
        element.addEventListener(type, () => {
          start ??= performance.now();
        });
        new MutationObserver(() => {
          if (document.querySelectorAll(selector).length === before) return;
          resolve(start === undefined ? -1 : performance.now() - start);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      }),
    { type: event, selector: ahead },
  );
}

function shoesCard(page: Page) {
  return page.getByRole("link", { name: "Shoes", exact: true });
}

test("focusing a link prefetches its page's code after 100 ms", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = shoesCard(page);
  const waited = waitBeforePrefetch(link, "focusin");
  await focusInPlace(link);
  expect(await waited).toBeGreaterThanOrEqual(99);
  expect(await waited).toBeLessThan(1000);
});

test("a pointer that only passes over a link prefetches nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await waitForHydration(page);
  const link = shoesCard(page);
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await page.locator(ahead).count();
  await link.hover();
  await page.clock.runFor(90);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(page.locator(ahead)).toHaveCount(before);
  await link.hover();
  await page.clock.runFor(90);
  await expect(page.locator(ahead)).toHaveCount(before);
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator(ahead).count()).toBeGreaterThan(before);
  }).toPass();
});

test("hovering a link prefetches its page's code after 100 ms, and the click fetches none", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = shoesCard(page);
  await link.scrollIntoViewIfNeeded();
  const waited = waitBeforePrefetch(link, "pointerover");
  await link.hover();
  expect(await waited).toBeGreaterThanOrEqual(99);
  expect(await waited).toBeLessThan(1000);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.resourceType()));
  await link.click();
  await expect(page.getByRole("article")).toHaveCount(6);
  expect(requested.filter((type) => ["script", "stylesheet"].includes(type))).toEqual([]);
});

test(
  "hovering a category link prefetches its heading's picture in the right size",
  { tag: "@chromium" },
  async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/images/")) pictures.push(request.url());
    });
    await page.goto("/categories/shoes");
    await waitForHydration(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    const link = page
      .getByRole("navigation", { name: "Gender" })
      .getByRole("link", { name: /^Women/ });
    await link.hover();
    await expect.poll(() => pictures.find((url) => url.includes("/cut-cap-"))).toBeDefined();
    await link.click();
    const heading = page.locator("main > * > [data-backdrop] > [data-picture]");
    await expect
      .poll(() => heading.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/cut-cap/);
    const shown = await heading.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(pictures.filter((url) => url.includes("/cut-cap-"))).toEqual([shown]);
  },
);
