import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { readSpokenText } from "../shared/spoken-text-fixture.ts";
import { Price } from "./price.tsx";
import { ProductCard } from "./product-card.tsx";
import { aProduct } from "./product-fixture.ts";

test("screen readers read the price as separate words", async () => {
  await render(<Price product={aProduct({ price: 32, oldPrice: 40 })} />);
  expect(await readSpokenText()).toBe("Price $32 was $40");
});

test("a price moves below a name instead of breaking a word, and the picture is not read out", async () => {
  const product = aProduct({ name: "WWWWWWWWWWWW", price: 1200, oldPrice: 2400 });
  const props = { headingLevel: 2, sizes: "1px", priority: "late", mark: undefined } as const;
  const { container, getByText, rerender } = await render(
    <ProductCard product={product} {...props} />,
  );
  container.style.width = "18rem";
  expect(getByText(product.name).element().getClientRects()).toHaveLength(1);
  // If the name can wrap, the price stays next to the name.
  await rerender(<ProductCard product={{ ...product, name: "Patched Wool Beanie" }} {...props} />);
  const [name, price] = ["Patched Wool Beanie", "$1,200"].map((text) =>
    getByText(text).element().getBoundingClientRect(),
  );
  expect(price?.top).toBeLessThan(name?.bottom ?? 0);
  // The link already contains the name, so the picture is hidden from screen readers.
  expect(container.querySelector("img")?.ariaHidden).toBe("true");
});
