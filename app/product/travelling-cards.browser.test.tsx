import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { visit } from "../ui/location-fixture.ts";
import { useLocation } from "../ui/location.ts";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

afterEach(() => {
  for (const animation of document.getAnimations()) animation.finish();
});

function List({ count }: { count: number }) {
  const { search } = useLocation();
  const products = someProducts(count);
  const shown = search.includes("sort") ? products.toReversed() : products;
  return (
    <ProductList
      products={search.includes("sale") ? shown.slice(0, 1) : shown}
      columns={3}
      headingLevel={2}
    />
  );
}

async function renderList(count: number) {
  await visit("/categories/hats");
  const screen = await render(<List count={count} />);
  return screen.getByRole("listitem");
}

/** Returns the running animations of cards. Excludes CSS transitions, which the script does not start. */
const moving = () =>
  document.getAnimations().filter((animation) => !(animation instanceof CSSTransition));

test("sorting moves cards from their old positions, and they come to rest within a second", async () => {
  const cards = await renderList(2);
  const first = cards.first().element();
  const { left } = first.getBoundingClientRect();
  await visit("/categories/hats?sort=rating");
  expect(cards.last().element()).toBe(first);
  expect(first.getBoundingClientRect().left).toBeCloseTo(left, -1);
  await expect.poll(moving, { timeout: 1000 }).toEqual([]);
  expect(first.getBoundingClientRect().left).toBeGreaterThan(left);
});

test("a change during an animation starts from the cards' current positions", async () => {
  const cards = await renderList(2);
  const first = cards.first().element();
  await visit("/categories/hats?sort=rating");
  for (const animation of moving()) {
    animation.pause();
    animation.currentTime = 100;
  }
  const { left } = first.getBoundingClientRect();
  await visit("/categories/hats");
  expect(first.getBoundingClientRect().left).toBeCloseTo(left, -1);
});

test("a card that leaves the list fades out in place and is inert", async () => {
  const cards = await renderList(2);
  const leaving = cards.last().element();
  const { left, top } = leaving.getBoundingClientRect();
  await visit("/categories/hats?sale=1");
  expect(cards.elements()).toHaveLength(1);
  expect(leaving.getBoundingClientRect()).toMatchObject({ left, top });
  expect(leaving.matches("[inert]")).toBe(true);
  await expect.poll(() => leaving.isConnected, { timeout: 1000 }).toBe(false);
});

test("in a long list, only cards in the viewport before or after a change move", async () => {
  await renderList(120);
  await visit("/categories/hats?sort=rating");
  expect(moving().length).toBeGreaterThan(0);
  expect(moving().length).toBeLessThan(24);
});

test("cards stay still on Back, between categories and with reduced motion", async () => {
  await renderList(2);
  await visit("/categories/hats?sort=rating");
  for (const animation of moving()) animation.finish();
  await navigation.back().finished;
  expect(moving()).toEqual([]);
  await visit("/categories/caps?sort=rating");
  expect(moving()).toEqual([]);
  vi.spyOn(window, "matchMedia").mockReturnValue({ ...matchMedia("all"), matches: true });
  await visit("/categories/caps");
  expect(moving()).toEqual([]);
});
