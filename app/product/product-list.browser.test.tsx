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
  // Without it, `display: contents` leaves no list in WebKit's tree.
  await expect.element(list).toHaveAttribute("role", "list");
  expect(list.getByRole("listitem").elements()).toHaveLength(4);
  expect(list.element().textContent).not.toContain("Keep looking");
});

test.each([
  { width: 280, columns: 3, count: 5, columnsLeft: 1 },
  { width: 320, columns: 3, count: 5, columnsLeft: 1 },
  // A full last row leaves a band below it.
  { width: 320, columns: 3, count: 4, columnsLeft: 2 },
  { width: 900, columns: 3, count: 4, columnsLeft: 2 },
  { width: 900, columns: 4, count: 8, columnsLeft: 4 },
  // Where there is room, four products stand in one row.
  { width: 1024, columns: 3, count: 4, columnsLeft: 4 },
  { width: 2560, columns: 3, count: 5, columnsLeft: 3 },
] as const)(
  "at $width px, what ends a list of $count products in $columns columns takes $columnsLeft",
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
