import type { Plugin } from "vite";

/** Chromium compiles all functions of a script that begins with it on another thread (docs/decisions/003). */
const hint = "//# allFunctionsCalledOnLoad\n";

/** Begins each of the browser's scripts with the hint, above what Vite itself puts first. */
export function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = hint + file.code;
        }
      },
    },
  };
}
