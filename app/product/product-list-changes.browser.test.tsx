import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Locator } from "vitest/browser";
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
  return (
    <>
      <Link to="/">Home</Link>
      <ProductList products={someProducts(60)} columns={4} headingLevel={2} />
    </>
  );
}

test("a long list starts with its first rows; on Back it is complete at once, as its scroll position needs", async () => {
  const { getByRole, container } = await render(
    <MemoryRouter useTransitions={false}>
      <BackButton />
      <Routes>
        <Route path="/" element={<Link to="/list">List</Link>} />
        <Route path="/list" element={<LongList />} />
      </Routes>
    </MemoryRouter>,
  );
  /** How many cards each commit shows, from a click to the last card. */
  async function cardsAfter(control: Locator): Promise<readonly number[]> {
    const countCards = () => container.querySelectorAll("li").length;
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(countCards()));
    observer.observe(container, { childList: true, subtree: true });
    await control.click();
    await expect.poll(countCards).toBe(60);
    observer.disconnect();
    return [...counts];
  }
  expect(await cardsAfter(getByRole("link", { name: "List" }))).toEqual([24, 60]);
  await getByRole("link", { name: "Home" }).click();
  await expect.element(getByRole("link", { name: "List" })).toBeVisible();
  expect(await cardsAfter(getByRole("button", { name: "Back" }))).toEqual([60]);
});
