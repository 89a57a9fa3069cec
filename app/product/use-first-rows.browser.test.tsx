import { useLayoutEffect } from "react";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useFirstRows } from "./use-first-rows.ts";

const products = Array.from({ length: 60 }, (_, index) => index);

/** Renders a list page that is opened at the given address, and a page that leads to it. */
async function renderList(initialEntries: string[]) {
  const commits: number[] = [];
  function List() {
    const { length } = useFirstRows(products);
    useLayoutEffect(() => void commits.push(length), [length]);
    return <p>{length} products</p>;
  }
  const screen = await render(
    <MemoryRouter initialEntries={initialEntries}>
      <Routes>
        <Route path="/" element={<Link to="/list">List</Link>} />
        <Route path="/list" element={<List />} />
      </Routes>
    </MemoryRouter>,
  );
  return { screen, commits };
}

test("a new page starts with the first rows, and the others follow", async () => {
  const { screen, commits } = await renderList(["/"]);
  await screen.getByRole("link").click();
  await expect.element(screen.getByText("60 products")).toBeVisible();
  expect(commits).toEqual([24, 60]);
});

test("an entry of the history is complete at once", async () => {
  const { screen, commits } = await renderList(["/list"]);
  await expect.element(screen.getByText("60 products")).toBeVisible();
  expect(commits).toEqual([60]);
});
