import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { DealsSection } from "./deals-section.tsx";

test("without the script of the HTML the deal is shown as soon as React has rendered it", async () => {
  const { container } = await render(<DealsSection />);
  const figures = [...container.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(figures).toHaveLength(4);
  for (const figure of figures) expect(figure).toMatch(/^\d\d$/);
  expect(container.querySelector("time")?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
});
