import {
  expect,
  open,
  type Page,
  phone,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

test.use({ viewport: phone });

/** Scrolls a link into the middle of the window, follows it by keyboard, and returns where it was. */
async function follow(page: Page, name: string): Promise<number> {
  const link = page.getByRole("main").getByRole("link", { name });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  await link.press("Enter");
  await expect(page.getByRole("heading", { name: "Sorry, page not found!" })).toBeFocused();
  return position;
}

for (const reload of [false, true]) {
  const after = reload ? ", after a reload" : "";

  test(`Back restores filters, scroll position and focus${after}`, async ({ page }) => {
    await open(page, "/categories/shoes?sale=1&sort=price-desc");
    const position = await follow(page, "Two-Strap Sandal");
    await page.evaluate(() => scrollTo(0, 100));
    if (reload) {
      await page.reload();
      await waitForHydration(page);
      // Section 2: the not-found page is at its top after every load.
      expect(await scrollPosition(page)).toBe(0);
    }
    await page.goBack();
    if (reload) await page.reload();
    await expect(page).toHaveURL("/categories/shoes?sale=1&sort=price-desc");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("price-desc");
    await expect(page.getByRole("link", { name: "Two-Strap Sandal" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(position);
    if (reload) return;
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Sorry, page not found!" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(100);
  });

  test(`Back restores the revealed products${after}, a new visit does not`, async ({ page }) => {
    await open(page, "/");
    const articles = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
    await page.getByRole("button", { name: "Show More" }).press("Enter");
    await expect(articles).toHaveCount(12);
    const position = await follow(page, "Striped Sun Visor");
    await page.goBack();
    if (reload) await page.reload();
    await expect(articles).toHaveCount(12);
    await expect(page.getByRole("link", { name: "Striped Sun Visor" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await page.goto("/search");
    await open(page, "/");
    await expect(articles).toHaveCount(8);
  });

  test(`Back and Forward restore searches and unsent text${after}`, async ({ page }) => {
    await open(page, "/search");
    const box = page.getByRole("searchbox");
    const status = page.getByRole("main").getByRole("status");
    for (const words of ["sandal", "rubber"]) {
      await box.fill(words);
      await box.press("Enter");
      await expect(status).toContainText(`for “${words}”`);
    }
    const position = await follow(page, "Fisher Beanie");
    await page.goBack();
    if (reload) await page.reload();
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect(box).toHaveValue("rubber");
    await expect(page.getByRole("link", { name: "Fisher Beanie" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await box.fill("leather b");
    await page.goBack();
    await expect(box).toHaveValue("sandal");
    await expect(status).toHaveText("2 products for “sandal”");
    await page.goForward();
    if (reload) await page.reload();
    await expect(box).toHaveValue("leather b");
    await expect(status).toHaveText("4 products for “rubber”");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/search");
    await expect(status).toHaveCount(0);
  });
}

test("Back undoes one filter at a time and focuses its check box", async ({ page }) => {
  await open(page, "/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  const clogs = page.getByRole("checkbox", { name: /^Clogs/ });
  const boots = page.getByRole("checkbox", { name: /^Boots/ });
  await clogs.press("Space");
  await boots.press("Space");
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=clogs");
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
  await expect(boots).not.toBeChecked();
  await expect(boots).toBeFocused();
  await page.goBack();
  await expect(clogs).not.toBeChecked();
  await expect(clogs).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("6 products");
  await page.goForward();
  await page.goForward();
  await expect(clogs).toBeChecked();
  await expect(boots).toBeChecked();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("2 products");
});

test("after the skip link, a reload restores what Show More revealed", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/#main");
  const articles = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
  await page.getByRole("button", { name: "Show More" }).press("Enter");
  await expect(articles).toHaveCount(12);
  await page.reload();
  await expect(articles).toHaveCount(12);
});
