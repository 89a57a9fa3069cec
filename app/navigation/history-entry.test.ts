import { expect, test } from "vitest";
import { parseEntry } from "./history-entry.ts";

test("what the shop keeps is read beside what the router keeps", () => {
  const page = { scroll: 240.5, focus: "4 a  /", typed: "cotton", revealed: 12 };
  expect(parseEntry({ usr: null, key: "x7", idx: 3, page })).toEqual(page);
});

test.each([null, undefined, "page", 7, [], {}, { page: null }, { page: "12" }, { page: [] }])(
  "a foreign state, %j, is read as nothing",
  (state) => {
    expect(parseEntry(state)).toEqual({});
  },
);

test("a spoilt value is read as none, and the others beside it are kept", () => {
  expect(parseEntry({ page: { scroll: -1, focus: 3, typed: {}, revealed: "8" } })).toEqual({});
  expect(parseEntry({ page: { scroll: Infinity, revealed: Number.NaN, typed: "x" } })).toEqual({
    typed: "x",
  });
});
