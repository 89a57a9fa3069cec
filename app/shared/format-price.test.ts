import { expect, test } from "vitest";
import { formatPrice } from "./format-price.ts";

test.each([
  [32, "$32"],
  [19.5, "$19.50"],
  [1240, "$1,240"],
  [0.99, "$0.99"],
  [1_234_567.8, "$1,234,567.80"],
])("%s is written %s", (dollars, written) => {
  expect(formatPrice(dollars)).toBe(written);
});
