import { orderTrending } from "../../app/pages/home/trending/order-trending.ts";
import { saving } from "../../app/product/saving.ts";
import { products, trending } from "../../content/products.ts";
import { expect, test } from "../support/test.ts";

const reductionOf = (shown: typeof products) =>
  Math.max(0, ...shown.map((product) => saving(product)?.percent ?? 0));

test("a product of the largest reduction is among those that Trending Products shows at first", () => {
  const shown = orderTrending(products, trending).slice(0, 8);
  expect(reductionOf(shown), "the order of `trending` in content/products.ts").toBe(
    reductionOf(products),
  );
});
