import type { Named } from "../app/content-shape/names.ts";
import type { Color, ColorFamily } from "../app/content-shape/schema.ts";

/** List every color of your products. Write the swatch shown next to the product's name, and the color's family. */
const colorEntries = {
  ecru: { swatch: "#e6e1d7", family: "white" },
  "sky blue": { swatch: "#a9c4e4", family: "blue" },
  indigo: { swatch: "#56698f", family: "blue" },
  "forest green": { swatch: "#1f4f3c", family: "green" },
  camel: { swatch: "#b08a5c", family: "brown" },
  navy: { swatch: "#1d2a47", family: "blue" },
  cognac: { swatch: "#8f5230", family: "brown" },
  olive: { swatch: "#565a3c", family: "green" },
  tortoiseshell: { swatch: "#6b3d1a", family: "brown" },
  gold: { swatch: "#c9a45a" },
} satisfies Record<string, Named<Color, "family">>;

/**
 * List the groups of similar colors for filters and search. A family without a swatch uses its first color's swatch.
 */
const families = [
  { name: "white" },
  { name: "blue", swatch: "#3b68a8" },
  { name: "green", swatch: "#3c6b4b" },
  { name: "brown", swatch: "#7d4a28" },
] as const satisfies readonly ColorFamily[];

export type ColorName = keyof typeof colorEntries;
export type ColorFamilyName = (typeof families)[number]["name"];

export const colors: Readonly<Record<string, Color>> = colorEntries;
export const colorFamilies: readonly ColorFamily[] = families;
