import { visibleProducts } from "../../app/pages/home/trending/show-more.ts";
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

/** Expects the focus on a link, and the page at this scroll position. */
async function expectPlace(page: Page, name: string, position: number): Promise<void> {
  await expect(page.getByRole("link", { name })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(position);
}

test("Back, and a reload after it, restore filters, scroll position and focus", async ({
  page,
}) => {
  const address = "/categories/shoes?sale=1&sort=price-desc";
  await open(page, address);
  const position = await follow(page, "Two-Strap Sandal");
  const expectList = async () => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-desc");
    await expectPlace(page, "Two-Strap Sandal", position);
  };
  await page.evaluate(() => scrollTo(0, 100));
  await page.goBack();
  await expectList();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Sorry, page not found!" })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(100);
  // Only a list that is restored lays out all its cards.
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.locator("html")).not.toHaveAttribute("data-restored", "");
  await page.goBack();
  // Section 2: the not-found page is at its top after every load.
  await page.reload();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await page.reload();
  await expectList();
  // Focus that moves without a scroll or a click is saved when the page is left.
  const order = page.getByRole("combobox", { name: "Sort by" });
  await focusInPlace(order);
  await page.goto("/contact");
  await page.goBack();
  await expect(order).toBeFocused();
  // Of several links to the same page, the one that was followed.
  await open(page, "/search");
  const fourth = page.getByRole("contentinfo").getByRole("link").nth(3);
  await fourth.press("Enter");
  await expect(page).not.toHaveURL("/search");
  await page.goBack();
  await expect(fourth).toBeFocused();
});

test("so they do with what Show More has revealed, and a new visit does not", async ({ page }) => {
  const articles = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
  const { initial, perShowMore } = visibleProducts;
  for (const address of ["/", "/#main"]) {
    await page.goto("/search");
    await open(page, "/");
    await expect(articles).toHaveCount(initial);
    if (address !== "/") await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect(page).toHaveURL(address);
    await page.getByRole("button", { name: "Show More" }).press("Enter");
    await expect(articles).toHaveCount(initial + perShowMore);
    const position = await follow(page, "Striped Sun Visor");
    for (const way of ["Back", "reload"]) {
      await (way === "Back" ? page.goBack() : page.reload());
      await expect(page).toHaveURL(address);
      await expect(articles).toHaveCount(initial + perShowMore);
      await expectPlace(page, "Striped Sun Visor", position);
    }
  }
});

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
  for (const way of ["Back", "reload"]) {
    await (way === "Back" ? page.goBack() : page.reload());
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect(box).toHaveValue("rubber");
    await expectPlace(page, "Fisher Beanie", position);
  }
  await box.fill("leather b");
  await page.goBack();
  await expect(box).toHaveValue("sandal");
  await expect(status).toHaveText("2 products for “sandal”");
  for (const way of ["Forward", "reload"]) {
    await (way === "Forward" ? page.goForward() : page.reload());
    await expect(box).toHaveValue("leather b");
    await expect(status).toHaveText("4 products for “rubber”");
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(box).toHaveValue("");
  await expect(status).toHaveCount(0);
});
