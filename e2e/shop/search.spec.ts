import { expect, test, waitForHydration, type Page } from "../support/test.ts";

const slipper = "Quilted Felt Slipper";
const sandal = "Two-Strap Sandal";

function box(page: Page) {
  return page.getByRole("searchbox", { name: "A word from a name or description" });
}

function status(page: Page) {
  return page.getByRole("main").getByRole("status");
}

function results(page: Page) {
  return page.getByRole("main").getByRole("article");
}

test("before a search, nothing is below the form; Enter searches, typing does not", async ({
  page,
}) => {
  const response = await page.goto("/search");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText(["Search"]);
  await expect(page).toHaveTitle("Search, Skærgård");
  await expect(status(page)).toHaveCount(0);
  await expect(results(page)).toHaveCount(0);
  await expect(main.getByRole("img")).toHaveCount(0);
  await expect(page.getByText("Three characters or more")).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription("Three characters or more");
  const examples = page.getByRole("search").getByRole("link");
  await expect(examples).toHaveText(["brass", "felt", "straw"]);
  await expect(examples.first()).toHaveAttribute("href", "/search?q=brass");
  await box(page).pressSequentially("brass");
  await expect(page).toHaveURL("/search");
  await expect(results(page)).toHaveCount(0);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
  await expect(examples).toHaveCount(0);
  await box(page).pressSequentially(" sandal");
  await expect(box(page)).toHaveValue("brass sandal");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
  await box(page).press("Escape");
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
});

test("the button searches, and what was found is marked in the name or in an excerpt", async ({
  page,
}) => {
  await page.goto("/search");
  await waitForHydration(page);
  await box(page).fill("  sAnDaL ");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=\+\+sAnDaL\+$/);
  await expect(results(page).getByRole("link")).toHaveText([sandal, slipper]);
  await expect(status(page)).toHaveText("2 products for “sAnDaL”");
  await expect(page).toHaveTitle("sAnDaL, search, Skærgård");
  const byName = results(page).filter({ hasText: sandal });
  await expect(byName.getByRole("link").locator("mark")).toHaveText(["Sandal"]);
  await expect(byName.locator("mark")).toHaveCount(1);
  const byDescription = results(page).filter({ hasText: slipper });
  await expect(byDescription.getByRole("link").locator("mark")).toHaveCount(0);
  await expect(byDescription.getByText("dense 240-gram felt")).toBeVisible();
  await expect(byDescription.locator("mark")).toHaveText(["sandal"]);
  await box(page).fill("50% Silk & More");
  await box(page).press("Enter");
  await expect(status(page)).toHaveText("1 product for “50% Silk & More”");
  await expect(box(page)).toHaveValue("50% Silk & More");
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
    await expect(status(page)).toHaveText(`${found} ${why}`.trim());
    await expect(empty.getByText("at least 3 characters")).toHaveCount(why === "" ? 0 : 1);
    await expect(empty.getByText("description contains “velvet”")).toHaveCount(why === "" ? 1 : 0);
    await expect(box(page)).toHaveAccessibleDescription(
      `Three characters or more ${found} ${why}`.trim(),
    );
    await expect(box(page)).toHaveAttribute("aria-invalid", String(why !== ""));
  }
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("filters that exclude every result are named as the reason", async ({ page }) => {
  await page.goto("/search?q=rubber&type=slippers&color=kelp");
  await waitForHydration(page);
  const empty = page.getByRole("region", { name: "No products found" });
  await expect(empty.getByText("No product matches all of these filters.")).toBeVisible();
});

test("a misspelled query links to the suggested word, and focus moves to its result", async ({
  page,
}) => {
  await page.goto("/search?q=sadnal");
  await waitForHydration(page);
  await expect(status(page)).toHaveText("No products found for “sadnal”. Did you mean sandal?");
  await expect(page.getByText("Did you mean sandal?", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "sandal", exact: true }).click();
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(status(page)).toBeFocused();
  await expect(box(page)).toHaveValue("sandal");
  await expect(status(page)).toHaveText("2 products for “sandal”");
});

test("a query that names a subcategory and a gender links to its page", async ({ page }) => {
  await page.goto("/search?q=mules+for+women");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "Mules, women", exact: true }).click();
  await expect(page).toHaveURL("/categories/shoes/women?type=mules");
  await expect(results(page)).toHaveCount(1);
});
