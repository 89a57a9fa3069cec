import { expect, test } from "vitest";
import { formatFigure, formatPrice } from "./format-price.ts";

test.each([
  [32, "$32"],
  [19.5, "$19.50"],
  [1240, "$1,240"],
  [0.99, "$0.99"],
  [1_234_567.8, "$1,234,567.80"],
])("%s is formatted as %s", (dollars, formatted) => {
  expect(formatPrice(dollars)).toBe(formatted);
});

test.each([
  [4, "4"],
  [4.6, "4.6"],
])("the figure %s is formatted as %s", (figure, formatted) => {
  expect(formatFigure(figure)).toBe(formatted);
});
