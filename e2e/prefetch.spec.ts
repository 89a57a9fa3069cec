import { expect, focusInPlace, test, waitForScript, type Locator, type Page } from "./test.ts";

const ahead = "link[rel=modulepreload], link[rel=prefetch]";

/**
 * How many milliseconds lie between the moment at which the link is pointed at or focused and the
 * moment at which the first file of its page is asked for. Resolves once that has happened.
 */
function waitBeforePrefetch(link: Locator, event: "pointerover" | "focusin") {
  return link.evaluate(
    (element, { type, selector }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelectorAll(selector).length;
        let begun: number | undefined;
        element.addEventListener(type, () => {
          begun ??= performance.now();
        });
        new MutationObserver(() => {
          if (document.querySelectorAll(selector).length === before) return;
          resolve(begun === undefined ? -1 : performance.now() - begun);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      }),
    { type: event, selector: ahead },
  );
}

function clothesCard(page: Page) {
  return page.getByRole("link", { name: "Clothes", exact: true });
}

test("pointing at a link fetches its page's code after 100 ms", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const link = clothesCard(page);
  await link.scrollIntoViewIfNeeded();
  const waited = waitBeforePrefetch(link, "pointerover");
  await link.hover();
  expect(await waited).toBeGreaterThanOrEqual(99);
  expect(await waited).toBeLessThan(1000);
  await link.click();
  await expect(page.getByRole("article")).toHaveCount(6);
});

test("focusing a link fetches its page's code after 100 ms", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const link = clothesCard(page);
  const waited = waitBeforePrefetch(link, "focusin");
  await focusInPlace(link);
  expect(await waited).toBeGreaterThanOrEqual(99);
  expect(await waited).toBeLessThan(1000);
});

test("a pointer that only passes over a link fetches nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await waitForScript(page);
  const link = clothesCard(page);
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

test("what was fetched ahead is not fetched again", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const link = clothesCard(page);
  const waited = waitBeforePrefetch(link, "pointerover");
  await link.hover();
  await waited;
  const code = page.locator("link[rel=modulepreload]").last();
  const file = (await code.getAttribute("href")) ?? "missing";
  await expect
    .poll(() =>
      page.evaluate(
        (name) => performance.getEntriesByName(new URL(name, location.href).href).length,
        file,
      ),
    )
    .toBe(1);
  await link.click();
  await expect(page.getByRole("article")).toHaveCount(6);
  expect(
    await page.evaluate(
      (name) => performance.getEntriesByName(new URL(name, location.href).href).length,
      file,
    ),
  ).toBe(1);
});

test("a page's style sheets come along with its code, and the click asks for neither", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScript(page);
  const sheets = page.locator("link[rel=stylesheet]");
  const before = await sheets.count();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const link = clothesCard(page);
  await link.hover();
  await expect.poll(() => sheets.count()).toBeGreaterThan(before);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  asked.length = 0;
  await link.click();
  await expect(page.getByRole("article")).toHaveCount(6);
  expect(asked.filter((type) => ["script", "stylesheet"].includes(type))).toEqual([]);
});
