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
  return {
    name: "skip-loading-state",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js$/ },
      handler: (code) => {
        if (code.split(announcement).length !== 2) {
          throw new Error(
            `The router no longer contains "${announcement}" once: adapt build-tools/output/skip-loading-state.ts.`,
          );
        }
        return code.replace(announcement, "state = { ...state, ...updates };");
      },
    },
  };
}
