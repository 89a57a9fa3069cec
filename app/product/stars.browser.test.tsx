import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Stars } from "./stars.tsx";

test("the stars are one picture named by the rating, followed by the figure", async () => {
  const { getByRole, container } = await render(<Stars rating={4.3} />);
  await expect.element(getByRole("img", { name: "Rated 4.3 out of 5" })).toBeVisible();
  const stars = [...container.querySelectorAll<HTMLElement>("[data-star]")];
  expect(stars.map(({ dataset }) => dataset.star)).toEqual([
    "full",
    "full",
    "full",
    "full",
    "empty",
  ]);
  expect(container.textContent).toBe("4.3");
  const hidden = container.querySelectorAll("[role=img] [aria-hidden=true] [data-star]");
  expect(hidden).toHaveLength(stars.length);
});
