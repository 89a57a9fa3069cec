import { expect, type Page, scrollPosition, test, waitForHydration } from "../support/test.ts";
import { phone } from "../support/windows.ts";

test.use({ viewport: phone });

/** Scrolls a link into the middle of the window and returns the scroll position. */
async function scrollTo(page: Page, name: string): Promise<number> {
  const link = page.getByRole("main").getByRole("link", { name });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return scrollPosition(page);
}

for (const reload of [false, true]) {
  const after = reload ? "after a full reload" : "after a client-side navigation";

  test(`Back restores filters, scroll position and focus, ${after}`, async ({ page }) => {
    await page.goto("/categories/shoes?sale=1&sort=price-desc");
    await waitForHydration(page);
    await expect(page.getByRole("article")).toHaveCount(3);
    const top = await scrollTo(page, "Two-Strap Sandal");
    expect(top).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Two-Strap Sandal" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
    if (reload) await page.reload();
    await waitForHydration(page);
    await page.goBack();
    if (reload) await page.reload();
    await expect(page).toHaveURL("/categories/shoes?sale=1&sort=price-desc");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("price-desc");
    await expect(page.getByRole("link", { name: "Two-Strap Sandal" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(top);
  });

  test(`Back restores the revealed trending products, ${after}`, async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    const articles = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
    await page.getByRole("button", { name: "Show More" }).press("Enter");
    await expect(articles).not.toHaveCount(8);
    const revealed = await articles.count();
    const top = await scrollTo(page, "Round Straw Visor");
    await page.getByRole("link", { name: "Round Straw Visor" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    if (reload) await page.reload();
    await expect(articles).toHaveCount(revealed);
    await expect(page.getByRole("link", { name: "Round Straw Visor" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(top);
  });

  test(`Back and Forward restore the search and unsent text, ${after}`, async ({ page }) => {
    await page.goto("/search");
    await waitForHydration(page);
    const box = page.getByRole("searchbox");
    await box.fill("rubber");
    await box.press("Enter");
    await expect(page.getByRole("article")).toHaveCount(4);
    const top = await scrollTo(page, "Fisher Beanie");
    await page.getByRole("link", { name: "Fisher Beanie" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await page.goBack();
    if (reload) await page.reload();
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect(box).toHaveValue("rubber");
    await expect(page.getByRole("link", { name: "Fisher Beanie" })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(top);
    await box.fill("leather b");
    await page.getByRole("link", { name: "Log in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await page.goBack();
    if (reload) await page.reload();
    await expect(box).toHaveValue("leather b");
    await expect(page.getByRole("status")).toHaveText("4 products for “rubber”");
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("Back undoes one filter at a time and focuses its check box", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
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

test("after the skip link of the first page, Show More works, and a reload restores it", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/#main");
  const articles = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
  await page.getByRole("button", { name: "Show More" }).press("Enter");
  await expect(articles).not.toHaveCount(8);
  const revealed = await articles.count();
  await page.reload();
  await expect(articles).toHaveCount(revealed);
});
