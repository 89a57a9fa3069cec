import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { writeBackdrops } from "./backdrops-plugin.ts";
import { tokensFile } from "./read-tokens.ts";

export const tokensText = readFileSync(tokensFile, "utf8");
/** Every style sheet of the shop. */
export const sheets = [
  ...globSync("app/**/*.css").map((path) => ({ path, css: readFileSync(path, "utf8") })),
  { path: "virtual:backdrops.css", css: writeBackdrops(tokensText) },
].map(({ path, css }) => ({ path, root: postcss.parse(css, { from: path }) }));
export const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));
