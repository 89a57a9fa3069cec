import {
  expect,
  focusInPlace,
  open,
  recordDocuments,
  scrollPosition,
  test,
} from "../support/test.ts";

test("a link leads to the top of its page and focuses the heading", async ({ page }) => {
  await open(page, "/");
  const documents = recordDocuments(page);
  const entries = await page.evaluate(() => history.length);
  for (const [name, to] of [
    // The links lead to the current page, a category, a gender and another category.
    ["About", "/"],
    [/^Shoes(?! on)/, "/categories/shoes"],
    [/^Women/, "/categories/shoes/women"],
    ["Caps", "/categories/caps"],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 300));
    await focusInPlace(page.getByRole("link", { name }).last());
    expect(await scrollPosition(page)).toBe(300);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }
  expect(
    await page.evaluate(() => history.length),
    "a link to the current page adds no history entry",
  ).toBe(entries + 3);
  expect(documents).toEqual([]);
});

test("a link with a fragment scrolls to its target and focuses it", async ({ page }) => {
  await open(page, "/search?q=xyzzy");
  await page.getByRole("main").getByRole("link", { name: "Trending" }).click();
  await expect(page).toHaveURL("/#trending");
  const trending = page.getByRole("heading", { name: "Trending Products" });
  await expect(trending).toBeInViewport();
  await expect(trending).toBeFocused();
});
