import { expect, open, type Page, test } from "../support/test.ts";

const box = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const nothing = (page: Page) => page.getByRole("region", { name: "No products found" });

test("a query that finds nothing or is too short shows a message and links", async ({ page }) => {
  await open(page, "/search");
  for (const [typed, words] of [
    ["", "No products found. Search needs at least 3 characters."],
    [" a", "No products found for “ a”. Search needs at least 3 characters."],
    ["sa", "No products found for “sa”. Search needs at least 3 characters."],
    ["velvet", "No products found for “velvet”."],
  ] as const) {
    await box(page).fill(typed);
    await box(page).press("Enter");
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: typed })}`);
    await expect(page).toHaveTitle(`Search: ${typed.trim() || "No products found"}, Skærgård`);
    await expect(nothing(page)).toBeVisible();
    await expect(nothing(page).getByRole("link", { name: "Shoes" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(status(page)).toHaveText(words);
    const tooShort = words.includes("needs");
    await expect(box(page)).toHaveAccessibleDescription(words);
    await expect(box(page)).toHaveAttribute("aria-invalid", String(tooShort));
  }
});

test("a misspelled query shows a suggestion and its products; following it focuses the result", async ({
  page,
}) => {
  await open(page, "/search?q=sadnal");
  await expect(status(page)).toHaveText("No products found for “sadnal”. Did you mean sandal?");
  for (const [name, path] of [
    ["Two-Strap Sandal", "/shop/2"],
    ["Quilted Felt Slipper", "/shop/1"],
  ] as const) {
    const product = nothing(page).getByRole("link", { name });
    await expect(product).toHaveAttribute("href", path);
  }
  await page.getByRole("link", { name: "sandal", exact: true }).click();
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(status(page).getByRole("paragraph")).toBeFocused();
  await expect(box(page)).toHaveValue("sandal");
  await expect(status(page)).toHaveText("2 products for “sandal”");
});

test("a query whose words are never adjacent lists the products that contain all of them", async ({
  page,
}) => {
  await open(page, "/search?q=green+boot");
  await expect(status(page)).toHaveText(
    "No products found for “green boot”. Matches all these words: Knee-High Boot. Did you mean boot?",
  );
  // This product is also the suggestion's first result, but the page lists the product only once.
  const product = nothing(page).getByRole("link", { name: "Knee-High Boot" });
  await expect(product).toHaveAttribute("href", "/shop/4");
  await nothing(page).getByRole("link", { name: "Boots in green" }).click();
  await expect(page).toHaveURL("/categories/shoes?type=boots&color=green");
  // If no name or description contains the color, the page links to the color's filter.
  await open(page, "/search?q=yellow");
  await nothing(page).getByRole("link", { name: "Caps in yellow" }).click();
  await expect(page).toHaveURL("/categories/caps?color=yellow");
});
