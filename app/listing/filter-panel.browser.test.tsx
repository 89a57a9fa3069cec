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

/** The list with its panel open, and what is in it. */
async function openPanel(query = "") {
  await visit(`/clothes${query}`);
  const { getByRole, getByText } = await render(<List />);
  const panel = getByRole("form", { name: "Filter clothes" });
  await expect.element(panel).not.toBeInTheDocument();
  await getByRole("button", { name: /^Filter/ }).click();
  await expect.element(panel).toBeVisible();
  return { panel, getByRole, getByText };
}

test("an option without a match is disabled in its place unless it is chosen; sale and prices share a heading", async () => {
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
    "$200 and more, 0 products, disabled",
  ]);
});

test("on the page of a gender, a chosen filter of another can be unchecked", async () => {
  const { panel, getByText } = await openPanel("/women?price=0-50");
  await panel.getByRole("checkbox", { name: "Under $50, 0 products" }).click();
  await expect.element(getByText("/clothes/women", { exact: true })).toBeVisible();
});

test("on the page of a gender, a filter stays only if this gender has products with it", async () => {
  const { panel, getByText } = await openPanel("/women?type=beanies&price=50-100&price=100-200");
  await panel.getByRole("checkbox", { name: /^\$100 to/ }).click();
  await expect.element(getByText("/clothes/women?price=50-100", { exact: true })).toBeVisible();
});

test("checking it again removes it, and Clear all removes every filter but not the order", async () => {
  const { panel, getByText } = await openPanel("?type=beanies&type=clogs&sort=rating");
  await panel.getByRole("checkbox", { name: /^Beanies/ }).click();
  await expect.element(getByText("/clothes?type=clogs&sort=rating")).toBeVisible();
  // What is in it and takes no focus leaves it to the panel.
  await panel.getByRole("heading", { name: "Filter" }).click();
  await expect.element(panel).toHaveFocus();
  await panel.getByRole("link", { name: "Clear all" }).click();
  await expect.element(getByText("/clothes?sort=rating")).toBeVisible();
});

test("Close closes it", async () => {
  const { panel } = await openPanel();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("a click outside closes it, and does not follow the link beneath", async () => {
  const { panel, getByRole, getByText } = await openPanel();
  await getByRole("link", { name: "Elsewhere" }).click({ force: true });
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(getByText("/clothes")).toBeVisible();
  await getByRole("link", { name: "Elsewhere" }).click();
  await expect.poll(() => location.pathname).toBe("/search");
});
