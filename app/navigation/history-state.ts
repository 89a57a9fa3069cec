/** What the shop stores with a history entry, for Back, Forward and reload. */
export type HistoryState = {
  /** The scroll position, in pixels. */
  readonly scroll?: number | undefined;
  /** The focused element (use-page-focus.ts). */
  readonly focus?: string | undefined;
  /** The text in the search box. */
  readonly typed?: string | undefined;
  /** How many products were visible after Show More. */
  readonly revealed?: number | undefined;
};

/** The shop's property of `history.state`; the others are the router's. */
const property = "page";

/** The states of the entries that this document has shown, by their keys. */
const states = new Map<unknown, HistoryState>();

/** The key of the entry that the page shows. After Back or Forward, `history` is ahead of it for a moment. */
let shownKey: unknown;

/**
 * Reads the shop's part of a `history.state`. Invalid or foreign state is ignored.
 * @example parseHistoryState({ key: "x7", page: { scroll: 240, typed: 5 } }) // { scroll: 240 }
 */
export function parseHistoryState(state: unknown): HistoryState {
  const page = isRecord(state) ? state[property] : undefined;
  if (!isRecord(page)) return {};
  const { scroll, focus, typed, revealed } = page;
  return {
    ...(isCount(scroll) && { scroll }),
    ...(typeof focus === "string" && { focus }),
    ...(typeof typed === "string" && { typed }),
    ...(isCount(revealed) && { revealed }),
  };
}

/** The state of the current history entry. */
export function readHistoryState(): HistoryState {
  return states.get(currentKey()) ?? parseHistoryState(window.history.state);
}

/**
 * Marks the current history entry as the one shown.
 * @param replaced whether the router has just replaced the entry shown before: it keeps its state
 */
export function showHistoryEntry({ replaced }: { replaced: boolean }): void {
  const state = replaced ? states.get(shownKey) : undefined;
  shownKey = currentKey();
  states.set(shownKey, state ?? readHistoryState());
  if (state !== undefined) saveHistoryState({});
}

/**
 * Stores state with the entry that the page shows, in `history` too if it is the current one. The
 * router is not told: to it, each change would be a navigation.
 */
export function saveHistoryState(change: HistoryState): void {
  const state = { ...states.get(shownKey), ...change };
  states.set(shownKey, state);
  if (currentKey() === shownKey) {
    try {
      window.history.replaceState({ ...window.history.state, [property]: state }, "");
    } catch {
      // Safari rejects more than a hundred changes within half a minute; these stay in memory.
    }
  }
}

/** Sets the scroll position of a history entry. A long list then lays out all its cards (product-list.module.css). */
export function scrollBackTo(position: number): void {
  if (position > 0) document.documentElement.dataset.restored = "";
  scrollTo(0, position);
}

/** The router's key of the current entry; a document's first has an index alone. */
function currentKey(): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) ? (state.key ?? state.idx) : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
