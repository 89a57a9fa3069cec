/** What the shop stores with a history entry, for Back, Forward and a reload. */
export type EntryState = {
  /** The unsent text in the search box. */
  readonly typed?: string | undefined;
  /** How many products were visible after Show More. */
  readonly revealed?: number | undefined;
};

/**
 * Reads a stored state. An invalid or foreign one is ignored.
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

/** The state of the current history entry. */
export function readEntryState(): EntryState {
  return parseEntryState(
    "navigation" in window ? navigation.currentEntry?.getState() : history.state,
  );
}

/** Changes the state of the current history entry. */
export function saveEntryState(change: EntryState): void {
  const state = { ...readEntryState(), ...change };
  if ("navigation" in window) navigation.updateCurrentEntry({ state });
  else history.replaceState(state, "");
}
