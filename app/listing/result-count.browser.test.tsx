import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { readSpokenText } from "../shared/spoken-text-fixture.ts";
import { ResultCount } from "./result-count.tsx";

test("before a search there is no status; the first one appears in a live region, and is plain text", async () => {
  const { getByRole, rerender, container } = await render(<ResultCount count="" />);
  await expect.element(getByRole("status")).not.toBeInTheDocument();
  const live = container.querySelector("[aria-live=polite]");
  const status = getByRole("status");
  await rerender(<ResultCount count="3 products for “tee”" />);
  await expect.element(status).toHaveTextContent("3 products for “tee”");
  expect(live).toBe(status.element());
  expect(live?.matches("[tabindex]")).toBe(false);
});

test("a gender and its count are spoken as one text", async () => {
  const { getByText } = await render(<ResultCount count="3 products" spoken="women, 3 products" />);
  await expect.element(getByText("3 products", { exact: true })).toBeVisible();
  expect(await readSpokenText()).toBe("women, 3 products");
});
