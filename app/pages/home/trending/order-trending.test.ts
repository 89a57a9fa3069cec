import { expect, test } from "vitest";
import { aProduct } from "../../../product/product-fixture.ts";
import { orderTrending } from "./order-trending.ts";

const products = [1, 2, 3, 4].map((_id) => aProduct({ _id }));
const order = (trending: readonly number[]) =>
  orderTrending(products, trending).map(({ _id }) => _id);

test("listed products come first, and the others keep their order", () => {
  expect(order([3, 1])).toEqual([3, 1, 2, 4]);
  expect(order([])).toEqual([1, 2, 3, 4]);
});
