import { globSync, readFileSync } from "node:fs";
import postcss, { type Declaration, type Rule } from "postcss";
import { tokensFile } from "../reading/read-tokens.ts";
import { writeBackdrops, writeCrops } from "./picture-styles-plugin.ts";

export const tokensText = readFileSync(tokensFile, "utf8");
const someCrop = writeCrops([{ name: "hat", crop: { width: 120, x: 50, y: 10 } }]);

/** Every style sheet of the shop. */
export const sheets = [
  ...globSync("app/**/*.css").map((path) => ({ path, css: readFileSync(path, "utf8") })),
  { path: "virtual:picture-styles.css", css: writeBackdrops(tokensText) + someCrop },
].map(({ path, css }) => ({ path, root: postcss.parse(css, { from: path }) }));
export const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));

/** The declarations that are wrong, each with its file and line. */
export function findDeclarations(
  isWrong: (declaration: Declaration, path: string) => boolean,
): readonly string[] {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkDecls((declaration) => {
      if (!isWrong(declaration, path)) return;
      found.push(`${path}:${declaration.source?.start?.line} ${declaration.toString()}`);
    });
  }
  return found;
}

/** The rules with a selector that is wrong, each with its file and line. */
export function findRules(isWrong: (selector: string, rule: Rule) => boolean): readonly string[] {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkRules((rule) => {
      const wrong = rule.selectors.find((selector) => isWrong(selector, rule));
      if (wrong !== undefined) found.push(`${path}:${rule.source?.start?.line} ${wrong}`);
    });
  }
  return found;
}
