import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { visit } from "../ui/location-fixture.ts";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

test("a long list renders its first rows first after a search, and all rows at once on Back", async () => {
  await visit("/search?q=one");
  const { container } = await render(
    <ProductList products={someProducts(60)} columns={4} headingLevel={2} />,
  );
  const countCards = () => container.querySelectorAll("li").length;
  /** Returns the number of cards after each DOM change, until all cards are shown. */
  async function cardsAfter(navigate: () => Promise<unknown>): Promise<readonly number[]> {
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(countCards()));
    observer.observe(container, { childList: true, subtree: true });
    await navigate();
    await expect.poll(countCards).toBe(60);
    observer.disconnect();
    return [...counts];
  }
  expect(await cardsAfter(() => visit("/search?q=two"))).toEqual([24, 60]);
  expect(await cardsAfter(async () => navigation.back().finished)).toEqual([]);
});
