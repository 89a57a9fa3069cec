import { expect, test } from "vitest";
import { aProduct } from "../../product/product-fixture.ts";
import { listRelated } from "./list-related.ts";

const shop = [
  aProduct({ _id: 1, category: "shoes", subcategory: "boots", gender: "men" }),
  aProduct({ _id: 2, category: "caps", subcategory: "beanies", gender: "women" }),
  aProduct({ _id: 3, category: "shoes", subcategory: "clogs", gender: "women" }),
  aProduct({ _id: 4, category: "shoes", subcategory: "clogs", gender: "men" }),
  aProduct({ _id: 5, category: "caps", subcategory: "beanies", gender: "men" }),
  aProduct({ _id: 6, category: "shoes", subcategory: "boots", gender: "women" }),
];

test.each([
  ["its subcategory, its category, its gender", 1, [6, 4, 3, 5]],
  ["the next of the content where they are alike", 3, [4, 6, 1, 2]],
])("related products are ordered by %s, without the product itself", (_rule, id, expected) => {
  const found = shop.find(({ _id }) => _id === id);
  const related = found && listRelated(shop, found).map(({ _id }) => _id);
  expect(related).toEqual(expected);
});

test("the only product of a shop has none", () => {
  const only = aProduct({ _id: 1 });
  expect(listRelated([only], only)).toEqual([]);
});
