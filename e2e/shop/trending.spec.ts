import { products, trending } from "../../app/content-fixture/products.ts";
import { expect, focusInPlace, open, test } from "../support/test.ts";

const names = trending.flatMap((id) =>
  products.filter(({ _id }) => _id === id).map(({ name }) => name),
);

test("Trending Products shows eight, four more with each Show More, then all", async ({ page }) => {
  await open(page, "/");
  const section = page.getByRole("region", { name: "Trending Products" });
  const links = section.getByRole("article").getByRole("link");
  const showMore = section.getByRole("button", { name: "Show More" });
  const status = section.getByRole("status");
  expect(names).toHaveLength(14);
  await expect(links).toHaveText(names.slice(0, 8));
  await expect(status).toHaveCount(0);
  await showMore.scrollIntoViewIfNeeded();
  const eighth = section.getByRole("listitem").nth(7);
  const before = await eighth.boundingBox();
  // Only what changes in a live region is announced.
  await expect(section.locator("[aria-live=polite]")).toHaveCount(1);
  await showMore.click();
  await expect(links).toHaveText(names.slice(0, 12));
  await expect(status).toHaveText("12 products shown");
  expect(await eighth.boundingBox()).toEqual(before);

  // By keyboard, focus moves to the first new product.
  await focusInPlace(showMore);
  await page.keyboard.press("Enter");
  await expect(links).toHaveText(names);
  await expect(links.nth(12)).toBeFocused();
  await expect(links.nth(12)).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveText("14 products shown");
  await expect(section.locator("button")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  // What the tiles do not link to.
  const block = section.getByRole("region", { name: "Keep looking" });
  await expect(block.getByRole("link")).toHaveText(["Knit socks", "Shoes, men", "Shoes, women"]);
});
