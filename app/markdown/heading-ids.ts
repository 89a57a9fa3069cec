import { Parser, type Token } from "marked";

/** The ids in the layout of pages with Markdown. */
export const idsOfLayout = [
  "main",
  "menu",
  "related",
  "footer-contact",
  "footer-company",
  "footer-useful",
  "footer-details",
];

/**
 * Returns a function that creates a unique id for each heading of a page, for links such as `#opening-hours`.
 * @example nameHeadings("en")([{ type: "text", raw: "Opening hours", text: "Opening hours" }]) // "opening-hours"
 */
export function nameHeadings(language: string): (heading: Token[]) => string {
  const taken = new Set(idsOfLayout);
  const parser = new Parser();
  return (heading) => {
    const words = parser.parseInline(heading, parser.textRenderer).toLocaleLowerCase(language);
    const id = words
      .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
      .trim()
      .replaceAll(/\s+/g, "-");
    const free = [id, ...Array.from(taken, (_, index) => `${id}-${index + 2}`)];
    const found = free.find((one) => one !== "" && !taken.has(one)) ?? id;
    taken.add(found);
    return found;
  };
}
