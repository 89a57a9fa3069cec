import { expect, test } from "vitest";
import { listAddresses, routesOf, type ShopIds } from "./routes.ts";

const load = async () => () => null;
const shop: ShopIds = {
  products: [1, 7],
  categories: ["caps"],
  genders: ["men"],
  categoriesWithoutGenders: [],
  posts: [],
  pages: ["über-uns"],
};

test("a page with a path parameter gets the addresses it lists, and a Markdown page gets its name as address", () => {
  const pages = [
    { path: "/search", load },
    {
      path: "/product/:id",
      load,
      addresses: ({ products }: ShopIds) => products.map((id) => `/product/${id}`),
    },
  ] as const;
  const addresses = ["/search", "/product/1", "/product/7", "/%C3%BCber-uns"];
  expect(listAddresses(shop, pages)).toEqual(addresses);
});

test("a page with a path parameter that lists no addresses is rejected with an example", () => {
  expect(() => listAddresses(shop, [{ path: "/product/:id", load }])).toThrow(
    /^app\/routes\.ts, path "\/product\/:id": found no `addresses` function\. Add one\. For example, to make a path from each product ID, write `addresses: \(/,
  );
});

test.each([
  [{}, []],
  [{ productPages: true }, ["/shop/1", "/shop/7"]],
])("a shop with the settings %o has the product pages %o", (site, expected) => {
  const addresses = listAddresses(shop, routesOf(site));
  expect(addresses.filter((path) => path.startsWith("/shop"))).toEqual(expected);
});
