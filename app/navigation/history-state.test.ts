import { expect, test, vi } from "vitest";
import {
  parseHistoryState,
  readHistoryState,
  saveHistoryState,
  showHistoryEntry,
} from "./history-state.ts";

test("the shop's state is read next to the router's", () => {
  const page = { scroll: 240.5, focus: "4 a  /", typed: "cotton", revealed: 12 };
  expect(parseHistoryState({ usr: null, key: "x7", idx: 3, page })).toEqual(page);
});

test.each([null, undefined, "page", 7, [], {}, { page: null }, { page: "12" }, { page: [] }])(
  "a foreign state, %j, is ignored",
  (state) => {
    expect(parseHistoryState(state)).toEqual({});
  },
);

test("an invalid value is ignored, and the others are kept", () => {
  expect(parseHistoryState({ page: { scroll: -1, focus: 3, typed: {}, revealed: "8" } })).toEqual(
    {},
  );
  expect(
    parseHistoryState({ page: { scroll: Infinity, revealed: Number.NaN, typed: "x" } }),
  ).toEqual({
    typed: "x",
  });
});

test("the top of a page is a scroll position", () => {
  expect(parseHistoryState({ page: { scroll: 0 } })).toEqual({ scroll: 0 });
});

test("a change that the browser rejects stays in memory", () => {
  const replaceState = vi.fn<() => void>().mockThrow(new Error("SecurityError"));
  vi.stubGlobal("window", { history: { state: { key: "x7" }, replaceState } });
  showHistoryEntry({ replaced: false });
  saveHistoryState({ typed: "cotton" });
  expect(readHistoryState()).toEqual({ typed: "cotton" });
  vi.unstubAllGlobals();
});
