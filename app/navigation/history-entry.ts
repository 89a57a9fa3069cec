import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** State that the shop stores with a history entry, for Back, Forward and reload. */
export type HistoryEntry = {
  /** The scroll position, in pixels. */
  readonly scroll?: number | undefined;
  /** The focused element (focus-place.ts). */
  readonly focus?: string | undefined;
  /** The text in the search box. */
  readonly typed?: string | undefined;
  /** How many products were visible after Show More. */
  readonly revealed?: number | undefined;
};

/** The shop's property of `history.state`; the others are the router's. */
export const entryName = "page";

const listeners = new Set<() => void>();

/** The entry that the document shows. After Back or Forward, `history` is briefly ahead of it. */
let shownKey: unknown;

/** Its state. The router drops it when it replaces the state of the entry. */
let kept: HistoryEntry = {};

/** The places of entries that were left without writing them to their state. */
const leftAt = new Map<unknown, HistoryEntry>();

/**
 * Reads the shop's part of a `history.state`. Invalid or foreign state is ignored.
 *
 * @example parseEntry({ key: "x7", page: { scroll: 240, typed: 5 } }) // { scroll: 240 }
 */
export function parseEntry(state: unknown): HistoryEntry {
  const page = isRecord(state) ? state[entryName] : undefined;
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
export function readEntry(): HistoryEntry {
  return parseEntry(window.history.state);
}

/**
 * The document shows the current entry from now on.
 *
 * @param replaced whether the router has just replaced the state of the entry that was shown
 * @returns what is kept with it
 */
export function openEntry({ replaced }: { replaced: boolean }): HistoryEntry {
  shownKey = currentKey();
  const late = leftAt.get(shownKey);
  leftAt.delete(shownKey);
  if (!replaced) kept = { ...readEntry(), ...late };
  if (replaced || late) write();
  return kept;
}

/**
 * Keeps the place of the entry shown in memory, until it is shown again. For Back and Forward, when
 * `history` is already ahead, and where writing is not worth its time.
 */
export function leaveEntry(place: HistoryEntry): void {
  if (shownKey !== undefined) leftAt.set(shownKey, place);
}

/** Stores state with the entry shown, past the router, which would treat it as a navigation. */
export function updateEntry(change: HistoryEntry): void {
  const key = currentKey();
  // Without a key, the visitor has followed a `#…` link within the page shown.
  if (key !== undefined && key !== shownKey) return;
  const entry = readEntry();
  kept = { ...entry, ...change };
  leftAt.delete(shownKey);
  if (JSON.stringify(kept) !== JSON.stringify(entry)) write();
}

/** One value of the current entry, rendered again when it changes; none in prerendered HTML. */
export function useEntry<Name extends keyof HistoryEntry>(name: Name): HistoryEntry[Name] {
  // The router's location changes with each entry.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => readEntry()[name],
    () => undefined,
  );
}

/** The router's key of the current entry. The first has an index alone, those of plain `#…` links nothing. */
function currentKey(): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) ? (state.key ?? state.idx) : undefined;
}

function write(): void {
  try {
    window.history.replaceState({ ...window.history.state, [entryName]: kept }, "");
  } catch {
    // Safari rejects more than a hundred changes within half a minute; those are lost.
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
