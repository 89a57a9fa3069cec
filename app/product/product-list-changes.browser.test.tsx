import { useState } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Locator } from "vitest/browser";
import { keepScroll } from "../ui/page-link.tsx";
import { someProducts } from "./product-fixture.ts";
import { ProductList } from "./product-list.tsx";

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

function LongList() {
  const [length, setLength] = useState(60);
  return (
    <>
      <button type="button" onClick={() => setLength(64)}>
        More
      </button>
      <ProductList products={someProducts(length)} columns={4} headingLevel={2} />
    </>
  );
}

test("a new page starts with the first rows; on Back, after a filter and after Show More a list is complete at once", async () => {
  const { getByRole, container } = await render(
    <MemoryRouter useTransitions={false}>
      <BackButton />
      <Routes>
        <Route path="/" element={<Link to="/list">List</Link>} />
        <Route
          path="/list"
          element={
            <>
              <Link to="/">Home</Link>
              <Link to="?sale=1" state={keepScroll}>
                Filter
              </Link>
              <LongList />
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  /** How many cards each commit shows that changes their number, from a click to the last card. */
  async function cardsAfter(control: Locator): Promise<readonly number[]> {
    const countCards = () => container.querySelectorAll("li").length;
    const before = countCards();
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(countCards()));
    observer.observe(container, { childList: true, subtree: true });
    await control.click();
    await expect.poll(countCards).toBe(60);
    observer.disconnect();
    // A picture that fails to load changes its card, not the number of cards.
    return [...counts].filter((count) => count !== before);
  }
  expect(await cardsAfter(getByRole("link", { name: "List" }))).toEqual([24, 60]);
  await getByRole("link", { name: "Home" }).click();
  await expect.element(getByRole("link", { name: "List" })).toBeVisible();
  expect(await cardsAfter(getByRole("button", { name: "Back" }))).toEqual([60]);
  await getByRole("link", { name: "Home" }).click();
  await cardsAfter(getByRole("link", { name: "List" }));
  expect(await cardsAfter(getByRole("link", { name: "Filter" }))).toEqual([]);
  const entering = () => container.querySelectorAll("[data-entering]").length;
  await expect.poll(entering).toBe(1);
  // Cards enter for a filter, not on the way back to it.
  await getByRole("link", { name: "Home" }).click();
  expect(await cardsAfter(getByRole("button", { name: "Back" }))).toEqual([60]);
  expect(entering()).toBe(0);
  const more = getByRole("button", { name: "More" }).element();
  if (more instanceof HTMLElement) more.click();
  // React renders what a click changes in a microtask.
  await Promise.resolve();
  expect(container.querySelectorAll("li").length).toBe(64);
});
