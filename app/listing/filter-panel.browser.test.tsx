import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { fewProducts } from "../product/product-fixture.ts";
import { visit } from "../ui/location-fixture.ts";
import { useLocation } from "../ui/location.ts";
import { ListingBar } from "./listing-bar.tsx";
import { useListing } from "./use-listing.ts";

const women = fewProducts.filter(({ gender }) => gender === "women");

function List() {
  const { pathname, search } = useLocation();
  const products = pathname.endsWith("/women") ? women : fewProducts;
  const listing = useListing({ products, facetSource: fewProducts });
  return (
    <main>
      <div className="island">
        <a href="/search">Elsewhere</a>
        <ListingBar listing={listing} subject="clothes">
          {pathname + search}
        </ListingBar>
        <p id="result-count" tabIndex={-1} />
      </div>
    </main>
  );
}

/** Renders the list and opens its filter panel. */
async function openPanel(query = "") {
  await visit(`/clothes${query}`);
  const { getByRole, getByText } = await render(<List />);
  const panel = getByRole("form", { name: "Filter clothes" });
  await expect.element(panel).not.toBeInTheDocument();
  await getByRole("button", { name: /^Filter/ }).click();
  await expect.element(panel).toBeVisible();
  return { panel, getByRole, getByText };
}

test("an option without a match is disabled unless it is chosen, and sale and prices share a heading", async () => {
  const { panel, getByRole } = await openPanel("?type=clogs&sale=1");
  await expect.element(getByRole("combobox", { name: "Sort by" })).toBeVisible();
  const boxes = panel.getByRole("group", { name: "Price" }).getByRole("checkbox");
  const states = boxes
    .elements()
    .map((box) => `${box.ariaLabel}${box.matches(":disabled") ? ", disabled" : ""}`);
  expect(states).toEqual([
    "On sale, 0 products",
    "Under $50, 0 products, disabled",
    "$50 to $100, 0 products, disabled",
    "$100 to $200, 0 products, disabled",
    "$200 and up, 0 products, disabled",
  ]);
});

test("on a gender's page, a chosen filter that matches only other genders can be unchecked", async () => {
  const { panel, getByText } = await openPanel("/women?price=0-50");
  await panel.getByRole("checkbox", { name: "Under $50, 0 products" }).click();
  await expect.element(getByText("/clothes/women", { exact: true })).toBeVisible();
});

test("on a gender's page, unchecking a filter also drops filters that match none of its products", async () => {
  const { panel, getByText } = await openPanel("/women?type=beanies&price=50-100&price=100-200");
  await panel.getByRole("checkbox", { name: /^\$100 to/ }).click();
  await expect.element(getByText("/clothes/women?price=50-100", { exact: true })).toBeVisible();
});

test("unchecking a box removes its filter, and Clear all removes every filter but keeps the sort order", async () => {
  const { panel, getByText } = await openPanel("?type=beanies&type=clogs&sort=rating");
  await panel.getByRole("checkbox", { name: /^Beanies/ }).click();
  await expect.element(getByText("/clothes?type=clogs&sort=rating")).toBeVisible();
  // The heading is not focusable, so this click focuses the panel.
  await panel.getByRole("heading", { name: "Filter" }).click();
  await expect.element(panel).toHaveFocus();
  await panel.getByRole("link", { name: "Clear all" }).click();
  await expect.element(getByText("/clothes?sort=rating")).toBeVisible();
});

test("each change of the sort order or of a filter is one step back", async () => {
  const { panel, getByRole, getByText } = await openPanel();
  const boots = panel.getByRole("checkbox", { name: /^Boots/ });
  const sort = getByRole("combobox", { name: "Sort by" });
  const steps = [
    ["", () => sort.selectOptions("Price, low to high")],
    ["?sort=price-asc", () => boots.click()],
    ["?type=boots&sort=price-asc", () => boots.click()],
    ["?sort=price-asc", () => sort.selectOptions("Best rated")],
    ["?sort=rating", () => sort.selectOptions("Featured")],
  ] as const;
  for (const [query, change] of steps) {
    await expect.element(getByText(`/clothes${query}`, { exact: true })).toBeVisible();
    await change();
  }
  await expect.element(getByText("/clothes", { exact: true })).toBeVisible();
  for (const [query] of steps.toReversed()) {
    history.back();
    await expect.element(getByText(`/clothes${query}`, { exact: true })).toBeVisible();
  }
});

test("the Close button closes the panel", async () => {
  const { panel } = await openPanel();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("a click outside closes the panel without following the link underneath", async () => {
  const { panel, getByRole, getByText } = await openPanel();
  await getByRole("link", { name: "Elsewhere" }).click({ force: true });
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(getByText("/clothes")).toBeVisible();
  await getByRole("link", { name: "Elsewhere" }).click();
  await expect.poll(() => location.pathname).toBe("/search");
});
