import { expect, test, waitForHydration, type Page } from "../support/test.ts";

const slipper = "Quilted Felt Slipper";
const sandal = "Two-Strap Sandal";

function box(page: Page) {
  return page.getByRole("searchbox", { name: "Product, type, color or cloth" });
}

function button(page: Page) {
  return page.getByRole("search").getByRole("button", { name: "Search" });
}

function results(page: Page) {
  return page.getByRole("main").getByRole("article");
}

/** The page's own. */
function colorOf(page: Page, property: "color" | "backgroundColor"): Promise<string> {
  return page.locator("html").evaluate((html, name) => getComputedStyle(html)[name], property);
}

test("before a search, nothing is below the form", async ({ page }) => {
  const response = await page.goto("/search");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await expect(page).toHaveTitle("Search, Skærgård");
  await expect(box(page)).toBeVisible();
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText("No products found")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  await expect(page.getByText("Three characters or more")).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription("Three characters or more");
});

test("the button searches and puts the query in the address", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  await box(page).fill("  sAnDaL ");
  await button(page).hover();
  // Its text has the page's color, which cannot be read on a backdrop.
  await expect(button(page)).toHaveCSS("color", await colorOf(page, "color"));
  await expect(button(page)).toHaveCSS("background-color", await colorOf(page, "backgroundColor"));
  await button(page).click();
  await expect(page).toHaveURL(/\/search\?q=\+\+sAnDaL\+$/);
  await expect(results(page).getByRole("link")).toHaveText([sandal, slipper]);
  await expect(page.getByRole("status")).toHaveText("2 products for “sAnDaL”");
  await expect(page).toHaveTitle("sAnDaL, search, Skærgård");
});

test("Enter searches, typing does not", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  await box(page).pressSequentially("brass");
  await expect(box(page)).toHaveValue("brass");
  await expect(page).toHaveURL("/search");
  await expect(results(page)).toHaveCount(0);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
  await box(page).pressSequentially(" sandal");
  await expect(box(page)).toHaveValue("brass sandal");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
});

test("a query that is too short or finds nothing shows No products found and links to categories", async ({
  page,
}) => {
  await page.goto("/search");
  await waitForHydration(page);
  for (const typed of ["", "sa", "velvet"]) {
    await box(page).fill(typed);
    await box(page).press("Enter");
    await expect(page).toHaveURL(`/search?q=${typed}`);
    const empty = page.getByRole("region", { name: "No products found" });
    await expect(empty).toBeVisible();
    await expect(empty.getByRole("link")).toHaveText(["Shoes", "Caps", "Knit socks", "Trending"]);
    await expect(results(page)).toHaveCount(0);
    const found = typed === "" ? "No products found." : `No products found for “${typed}”.`;
    const why = typed === "velvet" ? "" : "Search needs at least 3 characters.";
    await expect(page.getByRole("status")).toHaveText(`${found} ${why}`.trim());
    await expect(empty.getByText("at least 3 characters")).toHaveCount(why === "" ? 0 : 1);
    await expect(empty.getByText("description contains “velvet”")).toHaveCount(why === "" ? 1 : 0);
    await expect(box(page)).toHaveAccessibleDescription(
      `Three characters or more ${found} ${why}`.trim(),
    );
    await expect(box(page)).toHaveAttribute("aria-invalid", String(why !== ""));
  }
  await box(page).fill("san");
  await box(page).press("Enter");
  await expect(box(page)).toHaveAccessibleDescription("Three characters or more");
  await expect(results(page).getByRole("link")).toHaveText([sandal, slipper]);
});

test("the query is marked in the name, or in an excerpt of the description", async ({ page }) => {
  await page.goto("/search?q=sandal");
  const byName = results(page).filter({ hasText: sandal });
  await expect(byName.getByRole("link").locator("mark")).toHaveText(["Sandal"]);
  await expect(byName.locator("mark")).toHaveCount(1);
  const byDescription = results(page).filter({ hasText: slipper });
  await expect(byDescription.getByRole("link").locator("mark")).toHaveCount(0);
  await expect(byDescription.getByText("dense 240-gram felt")).toBeVisible();
  await expect(byDescription.locator("mark")).toHaveText(["sandal"]);
});

test("special characters are searched for literally", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  for (const [typed, found] of [
    ["240-gram", 1],
    ["50% Silk & More", 1],
    ["<b>and</b>", 1],
    ["æbleø", 1],
    ["“fjord”", 1],
    ["café au", 1],
    ["100% & more?", 0],
    [".*", 0],
    ["rub+er", 0],
  ] as const) {
    await box(page).fill(typed);
    await button(page).click();
    await expect(page.getByRole("status")).toContainText(`for “${typed}”`);
    await expect(results(page)).toHaveCount(found);
    await expect(box(page)).toHaveValue(typed);
  }
});
