import { join } from "node:path";
import type { Plugin } from "vite";
import { tokensFile } from "./read-tokens.ts";
import { readTheme } from "./read-theme.ts";

const moduleId = "virtual:theme";

/** Gives the app `virtual:theme`, the ground of the page in both schemes, from the tokens. */
export function themePlugin(root: string): Plugin {
  return {
    name: "theme",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      this.addWatchFile(join(root, tokensFile));
      const { light, dark } = readTheme(root);
      const ground = { light: light.ground, dark: dark.ground };
      return `export const ground = ${JSON.stringify(ground)}`;
    },
  };
}
