import {
  expect,
  focusInPlace,
  recordDocuments,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

test("a new page starts at the top, with focus on its heading", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  const link = page.getByRole("link", { name: "Alder Deck Clogs" });
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

test("a link to the current page scrolls to the top and focuses its heading", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await link.focus();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("repeating a search keeps focus in the search box", async ({ page }) => {
  await page.goto("/search?q=sandal");
  await waitForHydration(page);
  const box = page.getByRole("searchbox");
  await box.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(box).toBeFocused();
});

test("Back and Forward restore the scroll position of both pages", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = page.getByRole("link", { name: "Alder Deck Clogs" });
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

test("Back restores the scroll position although storage is blocked and the history state invalid", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
    // Before the shop's modules run. Earlier, it ends the content process of Firefox ESR 153.
    document.addEventListener("readystatechange", () => {
      if (history.state !== null) return;
      history.replaceState({ page: { scroll: "far", revealed: [] } }, "");
    });
  });
  await page.goto("/");
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(0);
  const link = page.getByRole("link", { name: "Alder Deck Clogs" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  await link.click();
  await expect(page).toHaveURL("/shop/3");
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test("another gender starts at the top, with focus on the heading", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  const women = page
    .getByRole("navigation", { name: "Gender" })
    .getByRole("link", { name: /^Women/ });
  await focusInPlace(women);
  expect(await scrollPosition(page)).toBe(700);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/shoes/women");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes");
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test("another category starts at the top, with focus on the heading", async ({ page }) => {
  await page.goto("/categories/shoes/kids");
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await focusInPlace(page.getByRole("main").getByRole("link", { name: "Caps" }));
  expect(await scrollPosition(page)).toBe(300);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/caps");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("caps");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});
