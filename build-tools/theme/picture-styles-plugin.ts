import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Crop, PictureEntry } from "../../content/schema.ts";
import { picturesFile, readEntries, type Reading } from "../pictures/list-pictures.ts";
import { listBackdrops, readTokens, tokensFile } from "./read-tokens.ts";

const moduleId = "virtual:picture-styles.css";

/**
 * Provides `virtual:picture-styles.css`: the colors of each backdrop in the tokens, and the measures of
 * each crop in content/pictures.ts. The content policy forbids inline styles.
 */
export function pictureStylesPlugin(root: string): Plugin {
  const tokens = join(root, tokensFile);
  let reading: Reading = "cached";
  return {
    name: "picture-styles",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${moduleId}`)) return undefined;
      this.addWatchFile(tokens);
      this.addWatchFile(join(root, picturesFile));
      const crops = writeCrops(await readEntries(root, reading));
      return `${writeBackdrops(readFileSync(tokens, "utf8"))}\n${crops}`;
    },
    configureServer() {
      reading = "fresh";
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

type Cropped = Pick<PictureEntry, "crop"> & { readonly name: string };

/**
 * The rules of the crops. A narrower screen's come later, in whatever order the content has them.
 *
 * @example writeCrops([{ name: "hat", crop: { width: 120, x: 50, y: 10 } }])
 * // '@layer base { [data-crop="hat"] { --crop-width: 120%; --crop-height: auto; --crop-x: 50%; --crop-y: 10% } }'
 */
export function writeCrops(pictures: readonly Cropped[]): string {
  const rulesOf = (view: "wide" | "tablet" | "phone") =>
    pictures.flatMap(({ name, crop }) => {
      const measures = view === "wide" ? crop : crop?.[view];
      return measures === undefined ? [] : [`[data-crop="${name}"] { ${writeMeasures(measures)} }`];
    });
  const narrower = ([view, width]: readonly ["tablet" | "phone", string]) => {
    const rules = rulesOf(view);
    return rules.length === 0 ? [] : [`@media (width < ${width}) { ${rules.join(" ")} }`];
  };
  const rules = [
    ...rulesOf("wide"),
    ...narrower(["tablet", "68rem"]),
    ...narrower(["phone", "44rem"]),
  ];
  return rules.length === 0 ? "" : `@layer base { ${rules.join(" ")} }`;
}

function writeMeasures({ width, height, x, y }: Pick<Crop, "width" | "height" | "x" | "y">) {
  const size = `--crop-width: ${percent(width)}; --crop-height: ${percent(height)}; `;
  const position = `--crop-x: ${x}%; --crop-y: ${y}%`;
  return width === undefined && height === undefined ? position : size + position;
}

function percent(value: number | undefined): string {
  return value === undefined ? "auto" : `${value}%`;
}
