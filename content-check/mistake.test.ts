import { expect, test } from "vitest";
import { formatValue, suggestWord } from "./mistake.ts";

test("a value is shown as written, however deep, and truncated if long", () => {
  const quotes = [{ words: "Good.", by: { name: "Ann" } }, ["A", ["B"]]];
  expect(formatValue(quotes)).toBe("[ { words: 'Good.', by: { name: 'Ann' } }, [ 'A', [ 'B' ] ] ]");
  const endless: Record<string, unknown> = { a: { b: { c: { d: "x".repeat(200) } } } };
  endless.self = endless;
  expect(formatValue(endless)).toMatch(/^<ref \*1> \{ a: \{ b: \{ c: \{ d: 'x+…$/);
});

test("a path is suggested only if its last segment is similar", () => {
  const paths = ["/categories/shoes", "/categories/shoes/men", "/search"];
  expect(suggestWord("/serach", paths)).toBe("/search");
  expect(suggestWord("/categories/shoes/mens", paths)).toBe("/categories/shoes/men");
  expect(suggestWord("/categories/caps", paths)).toBeUndefined();
});
