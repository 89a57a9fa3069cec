import { expect, test } from "vitest";
import { aProduct } from "../../../product/product-fixture.ts";
import { orderTrending } from "./order-trending.ts";

const products = [1, 2, 3, 4].map((_id) => aProduct({ _id }));
const order = (trending: readonly number[]) =>
  orderTrending(products, trending).map(({ _id }) => _id);

test("the listed products come first, the others follow in their own order", () => {
  expect(order([3, 1])).toEqual([3, 1, 2, 4]);
  expect(order([])).toEqual([1, 2, 3, 4]);
});
