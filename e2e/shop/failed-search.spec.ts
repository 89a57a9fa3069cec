import { expect, open, type Page, test } from "../support/test.ts";

const box = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) => page.getByRole("main").getByRole("article");

test("a query that finds nothing or is too short says so, with links", async ({ page }) => {
  await open(page, "/search");
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
    await expect(box(page)).toHaveAccessibleDescription(
      `Three characters or more ${found} ${why}`.trim(),
    );
    await expect(box(page)).toHaveAttribute("aria-invalid", String(why !== ""));
  }
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("a misspelled query links to a suggestion, whose result gets focus", async ({ page }) => {
  await open(page, "/search?q=boott");
  const picture = page.getByRole("region", { name: "No products found" }).locator("img");
  await expect(picture).toHaveAttribute("src", /\/product-png-/);
  await open(page, "/search?q=sadnal");
  await expect(status(page)).toHaveText("No products found for “sadnal”. Did you mean sandal?");
  await expect(page.getByText("Did you mean sandal?", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "sandal", exact: true }).click();
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(status(page).getByRole("paragraph")).toBeFocused();
  await expect(box(page)).toHaveValue("sandal");
  await expect(status(page)).toHaveText("2 products for “sandal”");
  // Of more results, a closed filter panel takes no focus.
  await open(page, "/search?q=rubebr");
  await page.getByRole("link", { name: "rubber", exact: true }).click();
  await expect(status(page).getByRole("paragraph")).toBeFocused();
});

/** All that it offers: look/search-without-results.txt. */
test("words that are apart lead to the products with all of them", async ({ page }) => {
  await open(page, "/search?q=green+boot");
  await expect(status(page)).toHaveText(
    "No products found for “green boot”. Has all these words: Knee-High Boot. Did you mean boot?",
  );
  const empty = page.getByRole("region", { name: "No products found" });
  await empty.getByRole("link", { name: "Boots in green" }).click();
  await expect(page).toHaveURL("/categories/shoes?type=boots&color=green");
  // A color that is in no name and no description leads to its filter.
  await open(page, "/search?q=yellow");
  await empty.getByRole("link", { name: "Caps in yellow" }).click();
  await expect(page).toHaveURL("/categories/caps?color=yellow");
  await expect(results(page)).toHaveCount(1);
  await open(page, "/search?q=velvet+caps");
  await expect(empty.getByRole("link")).toHaveText(["Caps", "Shoes", "Knit socks", "Trending"]);
});
