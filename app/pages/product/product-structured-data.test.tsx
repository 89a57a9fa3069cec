import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Product } from "../../content-shape/schema.ts";
import { aProduct } from "../../product/product-fixture.ts";
import { publishAt } from "../../shop-fixture.ts";
import { ProductStructuredData } from "./product-structured-data.tsx";

function dataOf(shown: Product, address: string | undefined): unknown {
  publishAt(address);
  const html = renderToStaticMarkup(<ProductStructuredData product={shown} />);
  return JSON.parse(html.replaceAll(/<[^>]*>/g, ""));
}

const boot = aProduct({
  _id: 7,
  name: "Boot",
  description: "A boot.",
  image: "cut-boot",
  color: "black",
  price: 95.5,
});

test("a product is described with its address and picture; without an availability, it is no offer", () => {
  expect(dataOf(boot, "https://shop.example/demo")).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Boot",
    description: "A boot.",
    color: "black",
    url: "https://shop.example/demo/shop/7",
    image: "https://shop.example/demo/social-picture-cut-boot.jpg",
  });
});

test("with an availability, it is offered at its price; a shop without an address has none here", () => {
  const data = dataOf({ ...boot, availability: "InStock" }, undefined);
  expect(data).toHaveProperty("offers", {
    "@type": "Offer",
    price: 95.5,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  });
  expect(data).not.toHaveProperty("url");
});
