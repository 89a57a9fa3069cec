import {
  expect,
  open,
  type Page,
  phone,
  recordDocuments,
  scrollPosition,
  test,
} from "../support/test.ts";

const trending = (page: Page) => page.getByRole("region", { name: "Trending Products" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const tile = (page: Page, name: RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();

/** Holds back every response for an address until the returned function is called. */
async function holdPage(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isAddress = (url: URL) => url.pathname === address;
  await page.route(isAddress, async (route) => {
    await promise;
    // `fallback` fails if the navigation has been stopped.
    await route.fallback().catch(() => undefined);
  });
  return async () => {
    resolve();
    await page.unroute(isAddress);
  };
}

/** Stops loading the page, as the browser's Stop button does. */
const stop = (page: Page) => page.evaluate(() => window.stop());

const countEntries = (page: Page) => page.evaluate(() => navigation.entries().length);

test("the address changes only when the next page is shown", async ({ page }) => {
  await open(page, "/");
  const release = await holdPage(page, "/categories/shoes");
  await tile(page, /^Shoes/).click();
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(trending(page).getByRole("article")).toHaveCount(12);
  await expect(page).toHaveURL("/");
  await release();
  await expect(heading(page)).toHaveText("Shoes");
  await expect(page).toHaveURL("/categories/shoes");
  await page.goBack();
  await expect(trending(page).getByRole("article")).toHaveCount(12);
});

test("a stopped page changes nothing, and its link works again", async ({ page }) => {
  await open(page, "/");
  const documents = recordDocuments(page);
  const release = await holdPage(page, "/categories/shoes");
  await tile(page, /^Shoes/).click();
  await stop(page);
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(trending(page).getByRole("article")).toHaveCount(12);
  await expect(page).toHaveURL("/");
  expect(await countEntries(page)).toBe(1);
  await release();
  await tile(page, /^Shoes/).click();
  await expect(heading(page)).toHaveText("Shoes");
  expect(await countEntries(page)).toBe(2);
  expect(documents).toEqual([]);
});

test("a page that arrives while its tab is hidden is hydrated", async ({ page }) => {
  await open(page, "/");
  const release = await holdPage(page, "/categories/shoes");
  await page.getByRole("link", { name: /^Shoes on sale/ }).click();
  // Imitates a hidden tab, in which browsers render no frames.
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await release();
  await expect(heading(page)).toHaveText("Shoes");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("filters opened while a page loads work after that page is stopped", async ({ page }) => {
    await open(page, "/categories/shoes");
    await holdPage(page, "/categories/shoes/women");
    await page.getByRole("link", { name: /^Women/ }).click();
    await page.getByRole("button", { name: "Filter" }).click();
    await stop(page);
    await page.getByRole("checkbox", { name: /^Clogs/ }).click();
    await expect(page).toHaveURL("/categories/shoes?type=clogs");
    await expect(page.getByRole("article")).toHaveCount(1);
  });
});

test("the last of two quick clicks wins and adds one history entry", async ({ page }) => {
  await open(page, "/");
  const release = await holdPage(page, "/categories/shoes");
  await tile(page, /^Shoes/).click();
  await tile(page, /^Caps/).click();
  await expect(heading(page)).toHaveText("Caps");
  await release();
  await expect(page).toHaveURL("/categories/caps");
  expect(await countEntries(page)).toBe(2);
});

test("a second click on a link whose page is loading adds no second history entry", async ({
  page,
}) => {
  await open(page, "/");
  const release = await holdPage(page, "/categories/shoes");
  await tile(page, /^Shoes/).click();
  await tile(page, /^Shoes/).click();
  await release();
  await expect(heading(page)).toHaveText("Shoes");
  expect(await countEntries(page)).toBe(2);
});

test("a click during Back wins", async ({ page }) => {
  // A page opened as a document is not cached, so Back has to fetch the page.
  await open(page, "/categories/caps");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  const release = await holdPage(page, "/categories/caps");
  await page.evaluate(() => history.back());
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(trending(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await release();
  await expect(trending(page)).toBeVisible();
});

test.describe("a traversal that scripts cannot defer", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(NavigateEvent.prototype, "cancelable", { value: false });
      const { intercept } = NavigateEvent.prototype;
      NavigateEvent.prototype.intercept = function refuse(options) {
        if (options?.precommitHandler) throw new DOMException("", "InvalidStateError");
        intercept.call(this, options);
      };
    });
  });

  test("leaves the page usable until the next page arrives", async ({ page }) => {
    await open(page, "/categories/caps");
    await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
    await expect(trending(page)).toBeVisible();
    const release = await holdPage(page, "/categories/caps");
    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: "Show More" }).click();
    await expect(trending(page).getByRole("article")).toHaveCount(12);
    await release();
    await expect(heading(page)).toHaveText("Caps");
  });

  test("loads the page as a document if it is stopped", async ({ page }) => {
    await open(page, "/categories/caps");
    await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
    await expect(trending(page)).toBeVisible();
    const release = await holdPage(page, "/categories/caps");
    await page.evaluate(() => history.back());
    await stop(page);
    await release();
    await expect(heading(page)).toHaveText("Caps");
    await expect(page).toHaveURL("/categories/caps");
  });
});

test("Back and Forward across a removed filter restore each scroll position", async ({ page }) => {
  await open(page, "/categories/shoes?type=boots&type=clogs&type=mules&type=sandals");
  const boots = page.getByRole("link", { name: "Remove filter: Boots" });
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => scrollPosition(page)).toBe(300);
  // Clicks with a script, because Playwright's click would scroll to the chip.
  await boots.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(boots).toHaveCount(0);
  const after = await scrollPosition(page);
  await page.goBack();
  await expect(boots).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(300);
  await page.goForward();
  await expect(boots).toHaveCount(0);
  await expect.poll(() => scrollPosition(page)).toBe(after);
});
