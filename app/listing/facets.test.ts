import fc from "fast-check";
import { expect, test } from "vitest";
import type { Product } from "../../content/schema.ts";
import {
  aProduct,
  largeCatalogue,
  smallCatalogue as products,
} from "../product/product-fixture.ts";
import { facets, initialListing, orderNames, orderProducts, orders } from "./facets.ts";

test("without an address, nothing is filtered or reordered", () => {
  expect(initialListing).toEqual({ filters: [], sort: "featured" });
});

test("a value becomes a readable key and keeps its capitals on the page", () => {
  expect(facets.type.options([aProduct({ subcategory: " Rain \t Coats " })])).toEqual([
    { key: "rain-coats", label: "Rain \t Coats" },
  ]);
});

test("a color has a swatch of the same name", () => {
  expect(facets.color.options([aProduct({ color: "Sky blue" })])).toEqual([
    { key: "sky-blue", label: "Sky blue", swatch: "Sky blue" },
  ]);
});

test("a product without a value has no option", () => {
  expect(facets.type.options([aProduct({ subcategory: " " })])).toEqual([]);
  expect(facets.color.options([aProduct({ color: "" })])).toEqual([]);
});

const onSale = (product: Product) => facets.sale.options([product]).map(({ label }) => label);

test("only a product with a higher old price is on sale", () => {
  expect(onSale(aProduct({ price: 20, oldPrice: 25 }))).toEqual(["On sale"]);
  expect(onSale(aProduct({ price: 20, oldPrice: 20 }))).toEqual([]);
  expect(onSale(aProduct())).toEqual([]);
});

test("a type replaces the title; colors, the sale and prices are added to it", () => {
  expect(facets.type.describe("Clothes", "jeans")).toBe("Jeans");
  expect(facets.color.describe("Clothes", "red and blue")).toBe("Clothes in red and blue");
  expect(facets.sale.describe("Clothes")).toBe("Clothes, on sale");
  expect(facets.price.describe("Clothes", "under $50")).toBe("Clothes, under $50");
});

test.each([
  ["featured", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ["price-asc", [1, 10, 2, 9, 3, 8, 4, 6, 7, 5]],
  ["price-desc", [5, 7, 6, 4, 8, 3, 9, 2, 10, 1]],
  ["rating", [7, 5, 4, 1, 8, 6, 2, 3, 9, 10]],
  ["saving", [10, 4, 5, 2, 8, 1, 3, 6, 7, 9]],
] as const)("ordered by %s", (order, ids) => {
  expect(orderProducts(products, order).map(({ _id }) => _id)).toEqual(ids);
});

test("a product whose old price is lower saves nothing", () => {
  const dearer = aProduct({ _id: 1, price: 30, oldPrice: 20 });
  const reduced = aProduct({ _id: 2, price: 99, oldPrice: 100 });
  expect(orderProducts([dearer, reduced], "saving")).toEqual([reduced, dearer]);
});

test("the given list is not modified", () => {
  const given = [...largeCatalogue];
  orderProducts(given, "price-asc");
  expect(given).toEqual(largeCatalogue);
});

test("every order keeps all products, sorts them, and is stable", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...largeCatalogue]),
      fc.constantFrom(...orderNames),
      (list, order) => {
        const ordered = orderProducts(list, order);
        expect(new Set(ordered)).toEqual(new Set(list));
        for (const [index, next] of ordered.slice(1).entries()) {
          const product = ordered[index];
          if (product === undefined) throw new Error("Each next product has a previous one.");
          const difference = orders[order].compare(product, next);
          const asTheyCame = list.indexOf(product) < list.indexOf(next);
          expect(difference < 0 || (difference === 0 && asTheyCame)).toBe(true);
        }
      },
    ),
  );
});
