import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

test("in a list at the top of its page, the first two pictures have priority", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ProductList products={someProducts(4)} columns={4} headingLevel={2} priority="main" />
    </MemoryRouter>,
  );
  const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) =>
    [/fetchPriority="(\w+)"/i.exec(tag)?.[1], /loading="(\w+)"/.exec(tag)?.[1]].join(" "),
  );
  expect(pictures).toEqual(["high eager", "high eager", "auto lazy", "auto lazy"]);
});
