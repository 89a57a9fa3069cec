import { expect, test } from "vitest";
import { parseEntryState } from "./entry-state.ts";

test.each([
  [
    { typed: "wool", revealed: 12 },
    { typed: "wool", revealed: 12 },
  ],
  [{ typed: 5, revealed: "12" }, {}],
  [{ revealed: Number.NaN, scroll: 3 }, {}],
  [undefined, {}],
  [null, {}],
  ["wool", {}],
])("%j is read as %j", (stored, read) => {
  expect(parseEntryState(stored)).toEqual(read);
});
