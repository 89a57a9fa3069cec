import { expect, test, vi } from "vitest";
import {
  parseHistoryState,
  readHistoryState,
  saveHistoryState,
  showHistoryEntry,
} from "./history-state.ts";

const page = { scroll: 240.5, focus: "4 a  /", typed: "cotton", revealed: 12 };

test.each([
  [{ usr: null, key: "x7", idx: 3, page }, page],
  [{ page: { scroll: 0 } }, { scroll: 0 }],
  // An invalid value is ignored, and the others are kept.
  [{ page: { scroll: -1, focus: 3, typed: {}, revealed: "8" } }, {}],
  [{ page: { scroll: Infinity, revealed: Number.NaN, typed: "x" } }, { typed: "x" }],
  // So is the state of another script.
  ...[null, undefined, "page", 7, [], {}, { page: null }, { page: "12" }, { page: [] }].map(
    (state): [unknown, object] => [state, {}],
  ),
])("of the state %j the shop reads %j", (state, read) => {
  expect(parseHistoryState(state)).toEqual(read);
});

test("a change that the browser rejects stays in memory", () => {
  const replaceState = vi.fn<() => void>().mockThrow(new Error("SecurityError"));
  vi.stubGlobal("window", { history: { state: { key: "x7" }, replaceState } });
  showHistoryEntry({ replaced: false });
  saveHistoryState({ typed: "cotton" });
  expect(readHistoryState()).toEqual({ typed: "cotton" });
  vi.unstubAllGlobals();
});
