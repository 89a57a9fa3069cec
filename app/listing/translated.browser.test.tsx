import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FollowLinks } from "../navigation/follow-links.ts";
import { smallCatalogue } from "../product/product-fixture.ts";
import { countProducts } from "../shared/count-products.ts";
import { translatePage } from "../ui/translation-fixture.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ListingBar } from "./listing-bar.tsx";
import { ResultCount } from "./result-count.tsx";
import { useListing } from "./use-listing.ts";

function List() {
  const listing = useListing({ products: smallCatalogue });
  return (
    <ListingBar listing={listing} subject="products">
      <ResultCount count={countProducts(listing.shown.length)}>
        <FilterChips listing={listing} />
      </ResultCount>
    </ListingBar>
  );
}

test("under translation every count stays true while filters come and go", async () => {
  const faults: string[] = [];
  translatePage((fault) => faults.push(fault));
  const { getByRole, container } = await render(
    <MemoryRouter>
      <List />
      <FollowLinks />
    </MemoryRouter>,
  );
  const button = getByRole("button", { name: /^Filter/ });
  await button.click();
  const panel = getByRole("form");
  const steps = [
    ["Bags, 2 products", "2 products"],
    ["Jeans, 1 product", "3 products"],
    ["On sale, 1 product", "1 product"],
  ] as const;
  for (const [option, count] of steps) {
    await expect.poll(() => container.querySelector("font")).not.toBeNull();
    await panel.getByRole("checkbox", { name: option }).click();
    await expect.element(panel.getByRole("button", { name: `Show ${count}` })).toBeVisible();
    await expect.element(getByRole("status")).toHaveTextContent(count);
    const chosen = container.querySelectorAll("input:checked").length;
    expect(document.getElementById("filter")?.textContent).toBe(`Filter${chosen} chosen`);
  }
  await panel.getByRole("link", { name: "Clear all" }).click();
  await expect.element(getByRole("status")).toHaveTextContent("10 products");
  expect(document.getElementById("filter")?.textContent).toBe("Filter");
  expect(faults).toEqual([]);
});
