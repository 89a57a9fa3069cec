import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Product } from "../../content/schema.ts";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

const renderList = (products: readonly Product[], columns: 3 | 4 = 3) =>
  render(
    <MemoryRouter>
      <ProductList products={products} columns={columns} headingLevel={2}>
        <aside>Keep looking</aside>
      </ProductList>
    </MemoryRouter>,
  );

test("the block after the products is not a list item", async () => {
  const { getByRole } = await renderList(someProducts(4));
  const list = getByRole("list");
  // Without it, `display: contents` leaves no list in WebKit's tree.
  await expect.element(list).toHaveAttribute("role", "list");
  expect(list.getByRole("listitem").elements()).toHaveLength(4);
  expect(list.element().textContent).not.toContain("Keep looking");
});

/** The columns that the last row has left, or else all, by the number of products: 1 to 12. */
const left = {
  1: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  2: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
  3: [2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 1, 3],
  4: [3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1, 4],
} as const;

/** With three columns, four products stand in one row of four where there is room. */
const leftOfFour = left[3].map((columns, index) => (index === 3 ? 4 : columns));

test.each([
  { width: 280, columns: 3, expected: left[1] },
  { width: 320, columns: 3, expected: left[2] },
  { width: 768, columns: 4, expected: left[2] },
  { width: 900, columns: 3, expected: left[3] },
  { width: 900, columns: 4, expected: left[4] },
  { width: 1024, columns: 3, expected: leftOfFour },
  { width: 1920, columns: 3, expected: leftOfFour },
  { width: 2560, columns: 3, expected: left[4] },
] as const)(
  "at $width px, what ends a list of $columns columns fills the last row, or is a band below it",
  async ({ width, columns, expected }) => {
    await page.viewport(width, 800);
    const filled: number[] = [];
    for (let count = 1; count <= expected.length; count += 1) {
      const { container, unmount } = await renderList(someProducts(count), columns);
      const filler = container.querySelector("aside")?.getBoundingClientRect() ?? new DOMRect();
      const cards = [...container.querySelectorAll("li")].map((li) => li.getBoundingClientRect());
      const card = cards.at(-1) ?? new DOMRect();
      filled.push(Math.round(filler.width / card.width));
      expect(filler.right).toBeCloseTo(document.documentElement.clientWidth, 0);
      const band = filler.left === 0 && filler.top > card.top;
      expect(band || filler.top === card.top).toBe(true);
      await unmount();
    }
    expect(filled).toEqual(expected);
  },
);
