import { type Color, wcagContrast } from "culori";

/** The contrast that WCAG 2.2 AA requires for text. */
const enough = 4.5;

/**
 * Returns the first color that is readable on a background. If no color is readable, returns black or white.
 * @example readableColor("#123326", ["#1a1512", "#ffffff"]) // "#ffffff"
 */
export function readableColor(background: Color | string, colors: readonly string[]): string {
  const candidates = [...colors, "#000000", "#ffffff"];
  return candidates.find((color) => wcagContrast(color, background) >= enough) ?? "#ffffff";
}
