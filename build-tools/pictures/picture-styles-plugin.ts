import { join } from "node:path";
import type { Plugin } from "vite";
import type { Crop, PictureEntry } from "../../content/schema.ts";
import { listBackdrops, listSchemes, readTokens, type Tokens, tokensFile } from "../read-tokens.ts";
import { picturesFile, readEntries } from "./list-pictures.ts";

const moduleId = "virtual:picture-styles.css";

/**
 * Provides `virtual:picture-styles.css`: the colors of each backdrop in the tokens, and the measures of
 * each crop and close-up in content/pictures.ts. The Content Security Policy forbids inline styles.
 */
export function pictureStylesPlugin(root: string): Plugin {
  return {
    name: "picture-styles",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${moduleId}`)) return undefined;
      this.addWatchFile(join(root, tokensFile));
      this.addWatchFile(join(root, picturesFile));
      const tokens = readTokens(root);
      const entries = await readEntries(root);
      const rules = [
        writeDimming(tokens),
        ...writeBackdrops(tokens),
        ...writeCrops(entries),
        ...writeCloseUps(entries),
      ];
      return `@layer base { ${rules.join("\n")} }`;
    },
  };
}

/** Photos are dimmed wherever the shop is dark: large bright areas would glare. */
export function writeDimming(tokens: Tokens): string {
  const rule = ":root { --dimming: brightness(0.9) }";
  const [first, second] = listSchemes(tokens);
  if (second !== undefined) return `@media (prefers-color-scheme: dark) { ${rule} }`;
  return first === "dark" ? rule : "";
}

/**
 * A rule for each backdrop.
 * @example writeBackdrops(new Map([["sky", "#cde"], ["on-sky", "#012"]]))
 * // ['[data-backdrop="sky"] { --backdrop: var(--sky); --on-backdrop: var(--on-sky) }']
 */
export function writeBackdrops(tokens: Tokens): readonly string[] {
  return listBackdrops(tokens).map(
    (name) =>
      `[data-backdrop="${name}"] { --backdrop: var(--${name}); --on-backdrop: var(--on-${name}) }`,
  );
}

type Named<Field extends keyof PictureEntry> = Pick<PictureEntry, Field> & {
  readonly name: string;
};

/** Where a heading stands above its close-up (category-heading.module.css). */
const onPhones = "@media (width < 36rem), (width < 44rem) and (orientation: portrait)";

/**
 * The focal point and zoom of each picture that is shown close.
 * @example writeCloseUps([{ name: "hat", close: { x: 50, y: 20, zoom: 2.2 } }])
 * // ['[data-close="hat"] { --close-x: 50%; --close-y: 20%; --zoom: 2.2 }']
 */
export function writeCloseUps(pictures: readonly Named<"close">[]): readonly string[] {
  return pictures.flatMap(({ name, close }) => {
    if (close === undefined) return [];
    const { x, y, zoom, phone } = close;
    const rule = `[data-close="${name}"] { --close-x: ${x}%; --close-y: ${y}%; --zoom: ${zoom} }`;
    if (phone === undefined) return [rule];
    const point = `--close-x: ${phone.x}%; --close-y: ${phone.y}%`;
    return [rule, `${onPhones} { [data-close="${name}"] { ${point} } }`];
  });
}

/**
 * The rules of the crops. A narrower screen's come later, in whatever order the content has them.
 * @example writeCrops([{ name: "hat", crop: { width: 120, x: 50, y: 10 } }])
 * // ['[data-crop="hat"] { --crop-width: 120%; --crop-height: auto; --crop-x: 50%; --crop-y: 10% }', …]
 */
export function writeCrops(pictures: readonly Named<"crop">[]): readonly string[] {
  const rulesFor = (view: "tablet" | "phone") =>
    pictures.flatMap(({ name, crop }) => writeCrop(name, crop?.[view])).join(" ");
  return [
    ...pictures.flatMap(({ name, crop }) => writeCrop(name, crop)),
    `@media (width < 56rem) { ${rulesFor("tablet")} }`,
    `@media (width < 44rem) { ${rulesFor("phone")} }`,
  ];
}

/** A width of its own leaves the height to the picture, and the other way round. */
function writeCrop(name: string, measures: Partial<Crop> | undefined): readonly string[] {
  if (measures === undefined) return [];
  const { width, height, x, y } = measures;
  const whole = width === undefined && height === undefined;
  const size = whole ? {} : { width: width ?? "auto", height: height ?? "auto" };
  const properties = Object.entries({ ...size, x, y })
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `--crop-${property}: ${value}${value === "auto" ? "" : "%"}`);
  return [`[data-crop="${name}"] { ${properties.join("; ")} }`];
}
