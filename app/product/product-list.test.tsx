import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrerenderedPath } from "../ui/location.ts";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

test("the first two pictures of a list at the top of a page have priority", () => {
  const html = renderToStaticMarkup(
    <PrerenderedPath value="/">
      <ProductList products={someProducts(4)} columns={4} headingLevel={2} priority="main" />
    </PrerenderedPath>,
  );
  const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) =>
    [/fetchPriority="(\w+)"/i.exec(tag)?.[1], /loading="(\w+)"/.exec(tag)?.[1]].join(" "),
  );
  expect(pictures).toEqual(["high eager", "high eager", "auto lazy", "auto lazy"]);
});
