import {
  expect,
  focusInPlace,
  recordDocuments,
  scrollPosition,
  test,
  waitForScript,
} from "./test.ts";

test("a new page begins at the top, with the focus on its heading", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const documents = recordDocuments(page);
  const link = page.getByRole("link", { name: "Straight-Leg Jeans" });
  await link.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: "Sorry, page not found!" });
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeFocused();
  expect(documents).toEqual([]);
});

test("a link to the very page leads to its top, with the focus on its heading", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScript(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await link.focus();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("the same words searched for again leave the focus in the box", async ({ page }) => {
  await page.goto("/search?q=shirt");
  await waitForScript(page);
  const box = page.getByRole("searchbox");
  await box.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(box).toBeFocused();
});

test("Back and Forward bring back the position on both pages", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const link = page.getByRole("link", { name: "Straight-Leg Jeans" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  await link.click();
  await expect(page).toHaveURL("/shop/3");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL("/shop/3");
  await expect.poll(() => scrollPosition(page)).toBe(200);
});

test("a changed gender begins at the top, with the focus on the heading", async ({ page }) => {
  await page.goto("/categories/clothes");
  await waitForScript(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  const women = page
    .getByRole("navigation", { name: "Gender" })
    .getByRole("link", { name: /^Women/ });
  await focusInPlace(women);
  expect(await scrollPosition(page)).toBe(700);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/clothes/women");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/categories/clothes");
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test("a changed category begins at the top, with the focus on the heading", async ({ page }) => {
  await page.goto("/categories/clothes/kids");
  await waitForScript(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await focusInPlace(page.getByRole("main").getByRole("link", { name: "Accessories" }));
  expect(await scrollPosition(page)).toBe(300);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/accessories");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("accessories");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});
