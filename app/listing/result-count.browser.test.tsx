import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { readSpokenText } from "../shared/spoken-text-fixture.ts";
import { ResultCount } from "./result-count.tsx";

test("the first status of a search is plain text in a live region that existed before", async () => {
  const { getByRole, rerender, container } = await render(<ResultCount count="" />);
  await expect.element(getByRole("status")).not.toBeInTheDocument();
  const live = container.querySelector("[aria-live=polite]");
  await rerender(<ResultCount count="3 products for “tee”" />);
  const status = getByRole("status");
  await expect.element(status).toHaveTextContent("3 products for “tee”");
  // If the role of the live region changed, Firefox would recreate its accessible object and announce nothing.
  expect(live).toBe(status.element().parentElement);
  expect(live?.matches("[role]")).toBe(false);
  expect(container.querySelector("[tabindex]")).toBe(null);
});

test("a gender and its count are spoken as one text", async () => {
  const { getByText } = await render(<ResultCount count="3 products" spoken="women, 3 products" />);
  await expect.element(getByText("3 products", { exact: true })).toBeVisible();
  expect(await readSpokenText()).toBe("women, 3 products");
});
