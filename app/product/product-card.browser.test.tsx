import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { readSpokenText } from "../shared/spoken-text-fixture.ts";
import { Price } from "./price.tsx";
import { ProductCard } from "./product-card.tsx";
import { aProduct } from "./product-fixture.ts";

test("screen readers hear separate words", async () => {
  await render(<Price product={aProduct({ price: 32, oldPrice: 40 })} />);
  expect(await readSpokenText()).toBe("Price $32 was $40");
});

test("a price moves below a name rather than break a word of it, and the picture is not read out", async () => {
  const product = aProduct({ name: "WWWWWWWWWWWW", price: 1200, oldPrice: 2400 });
  const { container, getByRole, getByText } = await render(
    <ProductCard product={product} headingLevel={2} sizes="1px" priority="late" mark={undefined} />,
  );
  container.style.width = "18rem";
  expect(getByText(product.name).element().getClientRects()).toHaveLength(1);
  // The grid clips what is outside the card.
  await userEvent.tab();
  const ring = getComputedStyle(getByRole("link").element(), "::after");
  expect(Number.parseFloat(ring.outlineOffset)).toBe(-Number.parseFloat(ring.outlineWidth));
  // Its link has the name: the picture's words would repeat it.
  await expect.element(getByText("A plain tee")).toHaveAttribute("aria-hidden", "true");
});
