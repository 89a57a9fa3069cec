import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { aProduct } from "../product/product-fixture.ts";
import { ProductList } from "../product/product-list.tsx";
import { markProduct } from "./mark-matches.tsx";

const html = document.documentElement;
afterEach(() => html.style.removeProperty("font-size"));

test("on a phone with letters twice as large, the mark is in the visible part of the excerpt", async () => {
  await page.viewport(390, 844);
  html.style.fontSize = "200%";
  const description =
    "Boxy everyday jacket with two flap pockets, cut from waxed cotton canvas. Lined in a checked flannel that wears in.";
  const { container } = await render(
    <MemoryRouter>
      <ProductList
        products={[aProduct({ description })]}
        columns={4}
        headingLevel={2}
        mark={markProduct("cotton")}
      />
    </MemoryRouter>,
  );
  const mark = container.querySelector("mark");
  const excerpt = mark?.closest("p")?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom } = mark?.getBoundingClientRect() ?? new DOMRect();
  expect(top).toBeGreaterThan(excerpt.top);
  expect(bottom).toBeLessThanOrEqual(excerpt.bottom + 1);
  // With the usual letters, it has two lines.
  html.style.removeProperty("font-size");
  expect(mark?.closest("p")?.clientHeight).toBeLessThan(50);
});
