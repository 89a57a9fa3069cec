import { expect, focusInPlace, type Page, test, waitForHydration } from "../support/test.ts";

// A category that the pointer rests on is rendered before the click (docs/decisions/027).

/** Longer than the wait before a link's page is rendered, and than rendering it. */
const rest = 400;

test.beforeEach(async ({ page }) => {
  await countCreated(page);
  await page.goto("/");
  await waitForHydration(page);
});

function shoesOf(page: Page) {
  return page.getByRole("main").getByRole("link", { name: "Shoes", exact: true });
}

/** Points at the link to the shoes until their page is being rendered. */
async function pointAtShoes(page: Page) {
  const created = await createdElements(page);
  await shoesOf(page).hover();
  await expect.poll(async () => (await createdElements(page)) - created).toBeGreaterThan(100);
}

async function pointAtShoesAndClick(page: Page) {
  await pointAtShoes(page);
  await shoesOf(page).click();
}

async function expectCategory(page: Page, name: string, products: number) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(name, "i"));
  await expect(page).toHaveTitle(new RegExp(`^${name}`, "i"));
  await expect(page.getByRole("article")).toHaveCount(products);
}

/** Counts the elements that scripts create, from the next load on. */
function countCreated(page: Page) {
  return page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = (...parts: Parameters<typeof create>) => {
      performance.mark("element");
      return create(...parts);
    };
  });
}

function createdElements(page: Page) {
  return page.evaluate(() => performance.getEntriesByName("element").length);
}

/** What the document has, whether it is shown or not. */
function contents(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    head: document.querySelectorAll("head > title, head > meta").length,
    main: document.querySelectorAll("main *").length,
  }));
}

test("the document does not change before the click, and the click creates few elements", async ({
  page,
}) => {
  const before = await contents(page);
  await pointAtShoes(page);
  // Until all of it is rendered.
  await page.waitForTimeout(rest);
  expect(await contents(page)).toEqual(before);
  const rendered = await createdElements(page);
  await shoesOf(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
  await expectCategory(page, "shoes", 6);
  // Those of the head.
  expect((await createdElements(page)) - rendered).toBeLessThan(30);
});

test("nothing is rendered for a touch: its click comes first", async ({ page }) => {
  const created = await createdElements(page);
  await shoesOf(page).dispatchEvent("pointerover", { pointerType: "touch" });
  await page.waitForTimeout(2 * rest);
  expect((await createdElements(page)) - created).toBeLessThan(30);
  // Back focuses the link.
  await shoesOf(page).dispatchEvent("click");
  await expectCategory(page, "shoes", 6);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article")).not.toHaveCount(6);
  const back = await createdElements(page);
  await focusInPlace(shoesOf(page));
  await page.waitForTimeout(2 * rest);
  expect((await createdElements(page)) - back).toBeLessThan(30);
});

test("filters, Back and Forward work in it as in any other", async ({ page }) => {
  await pointAtShoesAndClick(page);
  await expectCategory(page, "shoes", 6);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox").first().click();
  await expect(page).toHaveURL(/\/categories\/shoes\?/);
  await expect(page.getByRole("article")).not.toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("form")).toBeHidden();
  await page.goBack();
  await expectCategory(page, "shoes", 6);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main").locator("form")).toHaveCount(0);
  await page.goForward();
  await expectCategory(page, "shoes", 6);
});

test("from one category to another, the page is the same, and Back restores its position", async ({
  page,
}) => {
  await pointAtShoesAndClick(page);
  await expectCategory(page, "shoes", 6);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((element) => element.setAttribute("data-same", ""));
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.history.state.page?.scroll)).toBe(300);
  // By keyboard: a driver may scroll to what it clicks.
  const women = page
    .getByRole("navigation", { name: "Gender" })
    .getByRole("link", { name: /^Women/ });
  await focusInPlace(women);
  await women.press("Enter");
  await expect(page).toHaveURL("/categories/shoes/women");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading).toHaveAttribute("data-same");
  await page.goBack();
  await expectCategory(page, "shoes", 6);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("a click elsewhere leaves it out", async ({ page }) => {
  await pointAtShoes(page);
  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test.describe("while no picture can be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("it is rendered again by the click, and loads its pictures", async ({ page }) => {
    await page.route(/\/images\//, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await pointAtShoes(page);
    await failed;
    await page.waitForTimeout(rest);
    await page.unroute(/\/images\//);
    await shoesOf(page).click();
    await expectCategory(page, "shoes", 6);
    await expect(page.getByRole("main").locator("span[data-picture]")).toHaveCount(0);
  });
});
