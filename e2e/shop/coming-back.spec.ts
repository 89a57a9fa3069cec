import {
  expect,
  focusInPlace,
  open,
  type Page,
  phone,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

test.use({ viewport: phone });

/** Scrolls a link to the middle of the window, follows it by keyboard, and returns the scroll position. */
async function follow(page: Page, name: string): Promise<number> {
  const link = page.getByRole("main").getByRole("link", { name });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  await link.press("Enter");
  await expect(page.getByRole("heading", { name: "Sorry, page not found!" })).toBeVisible();
  return position;
}

/** Expects the link to be in the window and the page to be at the given scroll position. */
async function expectPosition(page: Page, name: string, position: number): Promise<void> {
  await expect(page.getByRole("link", { name })).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBe(position);
}

/** The two ways to return to a page: Back, then a reload. */
const waysBack = [(page: Page) => page.goBack(), (page: Page) => page.reload()];

test("Back, Forward and a reload restore filters, sort order and scroll position", async ({
  page,
}) => {
  const address = "/categories/shoes?sale=1&sort=price-desc";
  await open(page, address);
  const position = await follow(page, "Two-Strap Sandal");
  await page.evaluate(() => scrollTo(0, 100));
  for (const comeBack of waysBack) {
    await comeBack(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-desc");
    await expect(page.getByRole("article").first()).toContainText("Wool-Lined Mule");
    await expectPosition(page, "Two-Strap Sandal", position);
  }
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Sorry, page not found!" })).toBeVisible();
});

test("Back focuses the right one of two links to the same page", async ({ page }) => {
  await open(page, "/categories/shoes");
  const delivery = page.getByRole("contentinfo").getByRole("link", { name: "Delivery" });
  await delivery.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(delivery).toBeFocused();
});

test("Back and a reload restore products revealed by Show More; a new visit does not", async ({
  page,
}) => {
  await open(page, "/");
  // The ninth product is the first product that Show More reveals.
  const ninth = page.getByRole("main").getByRole("link", { name: "Quilted Felt Slipper" });
  await page.getByRole("button", { name: "Show More" }).press("Enter");
  const position = await follow(page, "Quilted Felt Slipper");
  for (const comeBack of waysBack) {
    await comeBack(page);
    await expect(page).toHaveURL("/");
    await expectPosition(page, "Quilted Felt Slipper", position);
  }
  await page.goto("/search");
  await open(page, "/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(ninth).toHaveCount(0);
});

for (const address of ["/", "/#trending"]) {
  test(`after a click on the shop's name at ${address}, Back restores products revealed before`, async ({
    page,
  }) => {
    await open(page, address);
    const cards = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
    await page.getByRole("button", { name: "Show More" }).click();
    await page.getByRole("link", { name: "Skærgård, home" }).click();
    await expect(page).toHaveURL("/");
    await expect(cards).toHaveCount(12);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    await page.goBack();
    await expect(cards).toHaveCount(12);
  });
}

test("Back, Forward and a reload restore searches and unsent text", async ({ page }) => {
  await open(page, "/search");
  const box = page.getByRole("searchbox");
  const status = page.getByRole("main").getByRole("status");
  for (const words of ["sandal", "rubber"]) {
    await box.fill(words);
    await box.press("Enter");
    await expect(status).toContainText(`for “${words}”`);
  }
  const position = await follow(page, "Fisher Beanie");
  for (const comeBack of waysBack) {
    await comeBack(page);
    await expect(box).toHaveValue("rubber");
    await expectPosition(page, "Fisher Beanie", position);
  }
  await box.fill("leather b");
  await page.goBack();
  await expect(box).toHaveValue("sandal");
  await expect(status).toHaveText("2 products for “sandal”");
  for (const comeBack of [(shown: Page) => shown.goForward(), (shown: Page) => shown.reload()]) {
    await comeBack(page);
    await expect(box).toHaveValue("leather b");
    await expect(status).toHaveText("4 products for “rubber”");
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(box).toHaveValue("");
});

test("Back undoes one filter at a time and focuses its check box or the panel's button", async ({
  page,
}) => {
  await open(page, "/categories/shoes");
  const button = page.getByRole("button", { name: "Filter" });
  await button.press("Enter");
  const clogs = page.getByRole("checkbox", { name: /^Clogs/ });
  const boots = page.getByRole("checkbox", { name: /^Boots/ });
  await clogs.press("Space");
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
  await boots.press("Space");
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=clogs");
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
  await expect(boots).not.toBeChecked();
  await expect(boots).toBeFocused();
  await page.goForward();
  await expect(boots).toBeChecked();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(button).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 product");
});

test("a reload right after sorting restores the scroll position", async ({ page }) => {
  await open(page, "/categories/shoes");
  await page.evaluate(() => scrollTo(0, 100));
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await focusInPlace(sort);
  await sort.selectOption("price-desc");
  await expect(page).toHaveURL("/categories/shoes?sort=price-desc");
  await page.reload();
  await expect(sort).toHaveValue("price-desc");
  await expect.poll(() => scrollPosition(page)).toBe(100);
});

test.describe("after a longer page", () => {
  // The response for an unknown category has the status 404.
  test.use({ expectedErrors: /status of 404/ });

  for (const [path, place] of [
    ["/categories/shoes/women", 100],
    ["/categories/hats", 0],
  ] as const) {
    test(`Back to ${path} restores its scroll position`, async ({ page }) => {
      await open(page, path);
      await page.mouse.wheel(0, place);
      await expect.poll(() => scrollPosition(page)).toBe(place);
      await page.evaluate(() => document.querySelector<HTMLElement>("header a")?.click());
      await expect(page).toHaveURL("/");
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => scrollPosition(page)).toBe(3000);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await waitForHydration(page);
      await expect.poll(() => scrollPosition(page)).toBe(place);
      await page.goForward();
      await expect.poll(() => scrollPosition(page)).toBe(3000);
    });
  }
});
