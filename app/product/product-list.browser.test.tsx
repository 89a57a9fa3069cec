import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Product } from "../content-shape/schema.ts";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

const renderList = (products: readonly Product[], columns: 3 | 4 = 3) =>
  render(
    <ProductList products={products} columns={columns} headingLevel={2}>
      <aside>Keep looking</aside>
    </ProductList>,
  );

test("the block after the products is not a list item", async () => {
  const { getByRole } = await renderList(someProducts(4));
  const list = getByRole("list");
  // Without the role, `display: contents` removes the list from WebKit's accessibility tree.
  await expect.element(list).toHaveAttribute("role", "list");
  expect(list.getByRole("listitem").elements()).toHaveLength(4);
  expect(list.element().textContent).not.toContain("Keep looking");
});

test.each([
  { width: 280, columns: 3, count: 5, columnsLeft: 1 },
  { width: 320, columns: 3, count: 5, columnsLeft: 1 },
  // If the last row is full, the block fills the next row.
  { width: 320, columns: 3, count: 4, columnsLeft: 2 },
  { width: 900, columns: 3, count: 4, columnsLeft: 2 },
  { width: 900, columns: 4, count: 8, columnsLeft: 4 },
  // In a wide viewport, four products share one row.
  { width: 1024, columns: 3, count: 4, columnsLeft: 4 },
  { width: 2560, columns: 3, count: 5, columnsLeft: 3 },
] as const)(
  "at $width px, the block after $count products in $columns columns is $columnsLeft columns wide",
  async ({ width, columns, count, columnsLeft }) => {
    await page.viewport(width, 800);
    const { container } = await renderList(someProducts(count), columns);
    const end = container.querySelector("aside")?.getBoundingClientRect() ?? new DOMRect();
    const cards = [...container.querySelectorAll("li")].map((li) => li.getBoundingClientRect());
    const card = cards.at(-1) ?? new DOMRect();
    expect(Math.round(end.width / card.width)).toBe(columnsLeft);
    expect(end.right).toBeCloseTo(document.documentElement.clientWidth, 0);
    const band = end.left === 0 && end.top > card.top;
    expect(band || end.top === card.top).toBe(true);
  },
);
