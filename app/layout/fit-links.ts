import { widthInLetters } from "../shared/width-in-letters.ts";

/**
 * Window widths, in rem, from which the bar has room for more links: breakpoints of header.module.css
 * and menu.module.css.
 */
const widths = [56, 78, 120] as const;

/**
 * The width from which each link of the navigation fits into the bar, with those before it. Estimated
 * from the letters, with room for the text spacing of WCAG 1.4.12: the HTML is right before any script.
 * @example fitLinks("Hemline", ["Home", "Shop", "Pages", "Resume"]) // [56, 56, 56, 56]
 */
export function fitLinks(name: string, labels: readonly string[]): readonly (number | "never")[] {
  const fits = (count: number, width: number) =>
    rowWidth(labels.slice(0, count), width) <= roomAt(width, name, count < labels.length);
  return labels.map(
    (_, index) =>
      widths.find((width) => fits(labels.length, width) || fits(index + 1, width)) ?? "never",
  );
}

/** The room between the logo and the tools, one of which may be the menu's button, in rem. */
function roomAt(width: number, name: string, withMenu: boolean): number {
  const logo = 1.35 * widthInLetters(name);
  const gutters = 2 * Math.min(0.5 + 0.0172 * width, 2.75);
  return width - logo - gutters - (withMenu ? 16 : 12);
}

function rowWidth(labels: readonly string[], width: number): number {
  const fontSize = Math.max(0.9375, Math.min(0.697 + 0.00268 * width, 1.125));
  const padding = 2 * Math.min(0.015 * width, 1.375);
  return labels.reduce((sum, label) => sum + fontSize * 0.66 * widthInLetters(label) + padding, 0);
}
