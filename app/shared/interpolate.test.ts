import { expect, test } from "vitest";
import { interpolate, splitText } from "./interpolate.ts";

test("every placeholder is filled in, in any order", () => {
  expect(interpolate("{day}.{month}.", { month: 12, day: 4 })).toBe("4.12.");
});

test("a filled-in value is never read as a placeholder or a replacement pattern", () => {
  expect(interpolate("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
});

test("a text is split at the placeholder that an element replaces", () => {
  expect(splitText("Did you mean {link}?", "link")).toEqual(["Did you mean ", "?"]);
  expect(splitText("{link}", "link")).toEqual(["", ""]);
});
