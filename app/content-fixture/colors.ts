import type { Color, ColorFamily } from "../../content/schema.ts";

export const colors: Readonly<Record<string, Color>> = {
  tar: { swatch: "#1c1a19" },
  rust: { swatch: "#a4472a" },
  "sea foam": { swatch: "#dfe7e6", family: "green" },
  moss: { swatch: "#6f7d3c", family: "green" },
  kelp: { swatch: "#4c5a2c", family: "green" },
  sand: { swatch: "#cbb68b", family: "yellow" },
};

export const colorFamilies: readonly ColorFamily[] = [
  { name: "green", swatch: "#4f7a3f" },
  { name: "yellow" },
];
