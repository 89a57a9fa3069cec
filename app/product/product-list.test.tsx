import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { aProduct } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

/** "priority loading" of each picture in a list of products. */
function picturesOf(priority?: "main", count = 4): readonly string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ProductList
        products={Array.from({ length: count }, (_, index) => aProduct({ _id: index + 1 }))}
        columns={4}
        headingLevel={2}
        {...(priority && { priority })}
      />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<img[^>]*>/g)].map(([tag]) =>
    [/fetchPriority="(\w+)"/i.exec(tag)?.[1], /loading="(\w+)"/.exec(tag)?.[1]].join(" "),
  );
}

test("in a list at the top of its page, the first two pictures have priority", () => {
  expect(picturesOf("main")).toEqual(["high eager", "high eager", "auto lazy", "auto lazy"]);
});

test("a long list is complete in prerendered HTML", () => {
  expect(picturesOf(undefined, 60)).toHaveLength(60);
});
