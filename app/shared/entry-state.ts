/** The state that the shop stores with a history entry, for Back, Forward and reloads. */
export type EntryState = {
  /** The unsent text in the search box. */
  readonly typed?: string | undefined;
  /** The number of products visible after clicks on Show More. */
  readonly revealed?: number | undefined;
};

/**
 * Parses a stored state. Ignores invalid values and values stored by other scripts.
 * @example parseEntryState({ typed: "wool", revealed: "12" }) // { typed: "wool" }
 */
export function parseEntryState(state: unknown): EntryState {
  const typed = fieldOf(state, "typed");
  const revealed = fieldOf(state, "revealed");
  return {
    ...(typeof typed === "string" && { typed }),
    ...(typeof revealed === "number" && revealed >= 0 && { revealed }),
  };
}

function fieldOf(state: unknown, name: keyof EntryState): unknown {
  return typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
}

/** Returns the state of the current history entry. */
export function readEntryState(): EntryState {
  return parseEntryState(
    "navigation" in window ? navigation.currentEntry?.getState() : history.state,
  );
}

/** Merges a change into the state of the current history entry. */
export function saveEntryState(change: EntryState): void {
  const state = { ...readEntryState(), ...change };
  if ("navigation" in window) navigation.updateCurrentEntry({ state });
  else history.replaceState(state, "");
}
