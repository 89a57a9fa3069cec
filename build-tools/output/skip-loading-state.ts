import type { Plugin } from "vite";

/** Where the router announces that a navigation is loading. */
const announcement = "updateState(updates, { flushSync });";

/**
 * Spares each navigation a render: the router keeps to itself that it is loading, which no component
 * shows (decision 015).
 *
 * @throws if the router's code has changed
 */
export function skipLoadingState(): Plugin {
  let found = false;
  return {
    name: "skip-loading-state",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js$/ },
      handler: (code) => {
        found = code.split(announcement).length === 2;
        return code.replace(announcement, "state = { ...state, ...updates };");
      },
    },
    buildEnd: (error) => {
      if (found || error !== undefined) return;
      throw new Error(
        `The router no longer contains "${announcement}" once: adapt build-tools/output/skip-loading-state.ts.`,
      );
    },
  };
}
