import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { listBackdrops, readTokens, tokensFile } from "./read-tokens.ts";

const moduleId = "virtual:backdrops.css";

/** Provides `virtual:backdrops.css`, by which each backdrop of the tokens sets its block's colors. */
export function backdropsPlugin(root: string): Plugin {
  const tokens = join(root, tokensFile);
  return {
    name: "backdrops",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${moduleId}`)) return undefined;
      this.addWatchFile(tokens);
      return writeBackdrops(readFileSync(tokens, "utf8"));
    },
  };
}

/**
 * A rule for each backdrop.
 *
 * @example writeBackdrops(":root { --sky: #cde; --on-sky: #012 }")
 * // '@layer base { [data-backdrop="sky"] { --backdrop: var(--sky); --on-backdrop: var(--on-sky) } }'
 */
export function writeBackdrops(css: string): string {
  const rules = listBackdrops(readTokens(css)).map(
    (name) =>
      `[data-backdrop="${name}"] { --backdrop: var(--${name}); --on-backdrop: var(--on-${name}) }`,
  );
  return `@layer base { ${rules.join(" ")} }`;
}
