import { type Color, wcagContrast } from "culori";

/** WCAG 2.2 AA, for text. */
const enough = 4.5;

/**
 * The first of the colors that can be read on a background; if none can, black or white.
 * @example readableColor("#123326", ["#1a1512", "#ffffff"]) // "#ffffff"
 */
export function readableColor(background: Color | string, colors: readonly string[]): string {
  const candidates = [...colors, "#000000", "#ffffff"];
  return candidates.find((color) => wcagContrast(color, background) >= enough) ?? "#ffffff";
}
