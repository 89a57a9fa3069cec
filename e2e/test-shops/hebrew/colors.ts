import type { Color, ColorFamily } from "../../../app/content-shape/schema.ts";

export const colors: Readonly<Record<string, Color>> = {
  שחור: { swatch: "#1c1a19" },
  חום: { swatch: "#8f5230" },
};

export const colorFamilies: readonly ColorFamily[] = [];
