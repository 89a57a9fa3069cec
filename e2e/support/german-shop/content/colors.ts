import type { Color, ColorFamily } from "./schema.ts";

export const colors: Readonly<Record<string, Color>> = {
  schwarz: { swatch: "#1c1a19" },
  rostrot: { swatch: "#a4472a" },
  "grün wie Moos": { swatch: "#6f7d3c" },
  naturweiß: { swatch: "#dfe7e6" },
};

export const colorFamilies: readonly ColorFamily[] = [];
