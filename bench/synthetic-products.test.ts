import { expect, test } from "vitest";
import { smallCatalogue as samples } from "../app/product/product-fixture.ts";
import { syntheticProducts } from "./synthetic-products.ts";

test("a smaller shop's products are the first of a larger one's", () => {
  expect(syntheticProducts(100, samples).slice(0, 10)).toEqual(syntheticProducts(10, samples));
});
