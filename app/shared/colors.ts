import { colorFamilies, colors } from "#content/colors.ts";
import type { ColorFamily } from "../content-shape/schema.ts";

export { colors };

const families = new Map<string, ColorFamily>();
for (const [color, { swatch, family = color }] of Object.entries(colors)) {
  const named = colorFamilies.find(({ name }) => name === family);
  if (!families.has(family)) families.set(family, { name: family, swatch, ...named });
}

/**
 * Returns a color's family. A color without a family is its own family.
 * @example familyOf("navy") // { name: "blue", swatch: "#3b68a8" }
 */
export function familyOf(color: string): ColorFamily {
  const name = colors[color]?.family ?? color;
  return families.get(name) ?? { name };
}
