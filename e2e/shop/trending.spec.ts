import { expect, focusInPlace, open, test } from "../support/test.ts";
import { products, trending } from "../test-shops/fixture/products.ts";

const names = trending.flatMap((id) =>
  products.filter(({ _id }) => _id === id).map(({ name }) => name),
);

test("Trending Products shows eight products and four more with each Show More", async ({
  page,
}) => {
  await open(page, "/");
  const section = page.getByRole("region", { name: "Trending Products" });
  const links = section.getByRole("article").getByRole("link");
  const showMore = section.getByRole("button", { name: "Show More" });
  const status = section.getByRole("status");
  await expect(links).toHaveText(names.slice(0, 8));
  await expect(status).toHaveCount(0);
  await showMore.click();
  await expect(links).toHaveText(names.slice(0, 12));
  await expect(status).toHaveText("12 products shown");
  // After a key press, focus moves to the first new product.
  await focusInPlace(showMore);
  await page.keyboard.press("Enter");
  await expect(links).toHaveText(names);
  await expect(links.nth(12)).toBeFocused();
  await expect(links.nth(12)).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveText(`${names.length} products shown`);
  // The button is removed, not just hidden.
  await expect(section.getByRole("button", { name: "Show More", includeHidden: true })).toHaveCount(
    0,
  );
});
