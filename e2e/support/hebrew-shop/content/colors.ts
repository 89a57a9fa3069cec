import type { Color, ColorFamily } from "./schema.ts";

export const colors: Readonly<Record<string, Color>> = {
  שחור: { swatch: "#1c1a19" },
  חום: { swatch: "#8f5230" },
  זית: { swatch: "#6f7d3c", family: "ירוק" },
};

export const colorFamilies: readonly ColorFamily[] = [{ name: "ירוק" }];
