import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { aProduct } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

test("a list of four products has four items, whatever stands beside them", async () => {
  const { getByRole } = await render(
    <MemoryRouter>
      <ProductList
        products={[1, 2, 3, 4].map((_id) => aProduct({ _id }))}
        swatches={{}}
        columns={4}
        headingLevel={2}
      >
        <p>Keep looking</p>
      </ProductList>
    </MemoryRouter>,
  );
  const list = getByRole("list");
  expect(list.getByRole("listitem").elements()).toHaveLength(4);
  expect(list.element().textContent).not.toContain("Keep looking");
});
