import { expect, test } from "vitest";
import { fillText, splitText } from "./fill-text.ts";

test("every placeholder is filled in, in any order", () => {
  expect(fillText("{day}.{month}.", { month: 12, day: 4 })).toBe("4.12.");
});

test("a filled-in value is not read as a placeholder, nor as a pattern of replacement", () => {
  expect(fillText("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
});

test("a text is split at the placeholder of an element", () => {
  expect(splitText("Did you mean {link}?", "link")).toEqual(["Did you mean ", "?"]);
  expect(splitText("{link}", "link")).toEqual(["", ""]);
});
