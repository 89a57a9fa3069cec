import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { fewProducts } from "../product/product-fixture.ts";
import { readSpokenText } from "../shared/spoken-text-fixture.ts";
import { visit } from "../ui/location-fixture.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ResultCount } from "./result-count.tsx";
import { useListing } from "./use-listing.ts";

function List() {
  const listing = useListing({ products: fewProducts });
  return (
    <>
      <ResultCount count={`${listing.shown.length} products`} />
      <FilterChips listing={listing} />
    </>
  );
}

async function renderAt(query: string) {
  await visit(`/categories/clothes${query}`);
  return render(<List />);
}

const four = "?type=boots&type=clogs&type=mules&type=sandals";

test.each([
  ["the first", "Boots", "Clogs"],
  ["the last", "Sandals", "Mules"],
])("after %s chip is removed, focus moves to its neighbor", async (_which, removed, focused) => {
  const { getByRole } = await renderAt(four);
  const link = (label: string) => getByRole("link", { name: `Remove filter: ${label}` });
  await link(removed).click();
  await expect.element(link(focused)).toHaveFocus();
  await expect.element(link(removed)).not.toBeInTheDocument();
});

test.each(["Remove filter: Clogs", "Clear all"])(
  "after %s removes the last filter, focus moves to the result count",
  async (name) => {
    const { getByRole } = await renderAt("?type=clogs");
    const link = getByRole("link", { name });
    await link.click();
    const status = getByRole("status");
    await expect.element(status.getByRole("paragraph")).toHaveFocus();
    await expect.element(status).toHaveTextContent("10 products");
    await expect.element(getByRole("list")).not.toBeInTheDocument();
  },
);

test("screen readers read the words of a chip separately", async () => {
  await renderAt("?type=clogs");
  expect(await readSpokenText()).toContain("Remove filter: Clogs");
});
