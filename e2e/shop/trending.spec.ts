import { products, trending } from "../support/fixture-shop/content/products.ts";
import { expect, test } from "../support/remote-picture.ts";
import { focusInPlace, open, type Page } from "../support/test.ts";

const names = trending.flatMap((id) =>
  products.filter(({ _id }) => _id === id).map(({ name }) => name),
);

function section(page: Page) {
  return page.getByRole("region", { name: "Trending Products" });
}

/** The links of the products. */
function links(page: Page) {
  return section(page).getByRole("article").getByRole("link");
}

function showMoreButton(page: Page) {
  return section(page).getByRole("button", { name: "Show More" });
}

test("Trending Products shows eight, four more with each Show More, then all", async ({ page }) => {
  await open(page, "/");
  const status = section(page).getByRole("status");
  expect(names).toHaveLength(14);
  await expect(links(page)).toHaveText(names.slice(0, 8));
  await expect(status).toBeEmpty();
  await showMoreButton(page).scrollIntoViewIfNeeded();
  const eighth = section(page).getByRole("listitem").nth(7);
  const before = await eighth.boundingBox();
  await showMoreButton(page).click();
  await expect(links(page)).toHaveText(names.slice(0, 12));
  await expect(status).toHaveText("12 products shown");
  expect(await eighth.boundingBox()).toEqual(before);

  // By keyboard, focus moves to the first new product.
  await focusInPlace(showMoreButton(page));
  await page.keyboard.press("Enter");
  await expect(links(page)).toHaveText(names);
  await expect(links(page).nth(12)).toBeFocused();
  await expect(status).toHaveText("14 products shown");
  await expect(section(page).locator("button")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  // What the tiles do not link to.
  const block = section(page).getByRole("region", { name: "Keep looking" });
  await expect(block.getByRole("link")).toHaveText(["Knit socks", "Shoes, men", "Shoes, women"]);
});
