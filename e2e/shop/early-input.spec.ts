import { holdHydration, holdScripts } from "../support/interfere.ts";
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

/** Opens the shoes category, then sorts its list and selects product types in its filter panel before scripts load. */
async function choose(page: Page, ...types: readonly RegExp[]) {
  await page.goto("/categories/shoes?from=a-letter", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price, low to high");
  await page.getByRole("button", { name: "Filter" }).click();
  for (const name of types) await page.getByRole("checkbox", { name }).click();
}

test("check boxes and a sort order changed before hydration are applied after it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await choose(page, /^Boots/, /^Clogs/, /^Mules/, /^Mules/);
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=clogs&sort=price-asc");
  await expect(page.getByRole("checkbox", { name: /^Boots/ })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-asc");
  await page.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page.getByRole("article").getByRole("link")).toHaveText([
    "Alder Deck Clogs",
    "Knee-High Boot",
  ]);
});

test("links and submitted filters include boxes checked before hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await choose(page, /^Mules/);
  await page.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL("/categories/shoes?type=mules&sort=price-asc");
  await choose(page, /^Mules/, /^Clogs/);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Women/ }).click();
  await expect(page).toHaveURL(/\/women\?from=a-letter&type=clogs&type=mules&sort=price-asc$/);
  release();
  await waitForHydration(page);
  await expect(page.getByRole("article").last()).toContainText("Mule");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-asc");
});

test("before hydration, Show closes the filter panel, and its filters apply after it", async ({
  page,
}) => {
  const release = await holdHydration(page);
  await page.goto("/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).click();
  await page.getByRole("button", { name: /^Show/ }).click();
  release();
  await expect(page).toHaveURL("/categories/shoes?type=boots");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("form", { name: "Filter Shoes" })).toBeHidden();
});

test("text typed before hydration does not replace text typed after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  const box = page.getByRole("searchbox");
  await box.fill("wool");
  // Leaving the box fires another change event.
  await box.press("Tab");
  await page.evaluate(() => {
    addEventListener("hydrated", () => {
      const typed = document.querySelector<HTMLInputElement>("#q");
      if (typed) typed.value += "len mules";
    });
  });
  release();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  // Waits long enough for all early events to be replayed.
  await page.waitForTimeout(300);
  await expect(box).toHaveValue("woollen mules");
});

test("Show More clicked twice before hydration fetches React and takes effect after hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  // React is fetched even though the entry script is held back.
  const react = page.waitForRequest(/\/vendor-/);
  await page.getByRole("button", { name: "Show More" }).dblclick();
  await react;
  release();
  await waitForHydration(page);
  const trending = page.getByRole("region", { name: "Trending Products" });
  await expect(trending.getByRole("article").nth(12).getByRole("link")).toBeFocused();
});

test("text typed before hydration replaces the query and survives Back", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search?q=sandal", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("visor");
  release();
  await waitForHydration(page);
  await expect(page.getByRole("searchbox")).toHaveValue("visor");
  await page.goto("/login");
  await holdScripts(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("searchbox")).toHaveValue("visor");
});

test("returning to a document with checked boxes adds no history entry", async ({ page }) => {
  await open(page, "/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).check();
  await expect(page).toHaveURL("/categories/shoes?type=boots");
  await page.goto("/contact");
  const release = await holdScripts(page);
  await page.goBack({ waitUntil: "commit" });
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL("/categories/shoes?type=boots");
  await page.goForward();
  await expect(page).toHaveURL("/contact");
});

test("a page scrolled before hydration keeps its position", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 1500));
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  // Waits for the first paint, because reading the scroll position earlier would force a layout without styles.
  const countPaints = () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(countPaints).toBe(1);
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -700);
  await expect.poll(() => scrollPosition(page)).toBe(800);
  release();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(800);
});
