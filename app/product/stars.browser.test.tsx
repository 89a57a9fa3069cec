import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { readSpokenText } from "../shared/spoken-text-fixture.ts";
import { Stars } from "./stars.tsx";

test("the stars are one image labeled with the rating, followed by the number", async () => {
  const { getByRole, container } = await render(<Stars rating={3.4} />);
  await expect.element(getByRole("img", { name: "Rated 3.4 out of 5" })).toBeVisible();
  const stars = [...container.querySelectorAll<HTMLElement>("[data-star]")];
  const filled = stars.map((star) => getComputedStyle(star).getPropertyValue("--share"));
  expect(filled).toEqual(["100%", "100%", "100%", "50%", "0%"]);
  expect(container.textContent).toBe("3.4");
  // Nothing else is spoken, because the name of the image already includes the number.
  expect(await readSpokenText()).toBe("");
  const hidden = container.querySelectorAll("[role=img] [aria-hidden=true] [data-star]");
  expect(hidden).toHaveLength(stars.length);
});

test("a rating is shown and spoken with at most one decimal", async () => {
  const { getByRole, container } = await render(<Stars rating={13 / 3} />);
  await expect.element(getByRole("img", { name: "Rated 4.3 out of 5" })).toBeVisible();
  expect(container.textContent).toBe("4.3");
});
