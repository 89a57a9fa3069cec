import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Crop, PictureEntry } from "../../content/schema.ts";
import { picturesFile, readEntries } from "../reading/list-pictures.ts";
import { listBackdrops, listSchemes, readTokens, tokensFile } from "../reading/read-tokens.ts";

const moduleId = "virtual:picture-styles.css";

/**
 * Provides `virtual:picture-styles.css`: the colors of each backdrop in the tokens, and the measures of
 * each crop and close-up in content/pictures.ts. The content policy forbids inline styles.
 */
export function pictureStylesPlugin(root: string): Plugin {
  const tokens = join(root, tokensFile);
  return {
    name: "picture-styles",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${moduleId}`)) return undefined;
      this.addWatchFile(tokens);
      this.addWatchFile(join(root, picturesFile));
      const css = readFileSync(tokens, "utf8");
      const entries = await readEntries(root);
      return [
        writeDimming(css),
        writeBackdrops(css),
        writeCrops(entries),
        writeCloseUps(entries),
      ].join("\n");
    },
  };
}

/** Photos are dimmed wherever the shop is dark: large bright areas would glare. */
export function writeDimming(css: string): string {
  const rule = ":root { --dimming: brightness(0.9) }";
  const [first, second] = listSchemes(readTokens(css));
  if (second !== undefined)
    return `@layer base { @media (prefers-color-scheme: dark) { ${rule} } }`;
  return first === "dark" ? `@layer base { ${rule} }` : "";
}

/**
 * A rule for each backdrop.
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

/**
 * The focal point and zoom of each picture that is shown close.
 * @example writeCloseUps([{ name: "hat", close: { x: 50, y: 20, zoom: 2.2 } }])
 * // '@layer base { [data-close="hat"] { --close-x: 50%; --close-y: 20%; --zoom: 2.2 } }'
 */
export function writeCloseUps(pictures: readonly Named<"close">[]): string {
  const rules = pictures.flatMap(({ name, close }) =>
    close === undefined
      ? []
      : `[data-close="${name}"] { --close-x: ${close.x}%; --close-y: ${close.y}%; --zoom: ${close.zoom} }`,
  );
  return `@layer base { ${rules.join(" ")} }`;
}

type Named<Field extends keyof PictureEntry> = Pick<PictureEntry, Field> & {
  readonly name: string;
};

/**
 * The rules of the crops. A narrower screen's come later, in whatever order the content has them.
 * @example writeCrops([{ name: "hat", crop: { width: 120, x: 50, y: 10 } }])
 * // '@layer base { [data-crop="hat"] { --crop-width: 120%; --crop-height: auto; --crop-x: 50%; --crop-y: 10% } … }'
 */
export function writeCrops(pictures: readonly Named<"crop">[]): string {
  const rulesFor = (view: "wide" | "tablet" | "phone") =>
    pictures
      .map(({ name, crop }) => ({ name, measures: view === "wide" ? crop : crop?.[view] }))
      .filter(({ measures }) => measures !== undefined)
      .map(({ name, measures }) => `[data-crop="${name}"] { ${writeMeasures(measures ?? {})} }`)
      .join(" ");
  const tablet = `@media (width < 68rem) { ${rulesFor("tablet")} }`;
  const phone = `@media (width < 44rem) { ${rulesFor("phone")} }`;
  return `@layer base { ${rulesFor("wide")} ${tablet} ${phone} }`;
}

function writeMeasures({ width, height, x, y }: Omit<Partial<Crop>, "tablet" | "phone">): string {
  const size =
    width === undefined && height === undefined
      ? {}
      : { width: width ?? "auto", height: height ?? "auto" };
  return Object.entries({ ...size, x, y })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--crop-${name}: ${value === "auto" ? value : `${value}%`}`)
    .join("; ");
}
