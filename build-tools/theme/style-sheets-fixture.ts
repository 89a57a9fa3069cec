import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { writeBackdrops, writeCrops } from "./picture-styles-plugin.ts";
import { tokensFile } from "./read-tokens.ts";

export const tokensText = readFileSync(tokensFile, "utf8");
const someCrop = writeCrops([{ name: "hat", crop: { width: 120, x: 50, y: 10 } }]);

/** Every style sheet of the shop. */
export const sheets = [
  ...globSync("app/**/*.css").map((path) => ({ path, css: readFileSync(path, "utf8") })),
  { path: "virtual:picture-styles.css", css: writeBackdrops(tokensText) + someCrop },
].map(({ path, css }) => ({ path, root: postcss.parse(css, { from: path }) }));
export const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));
