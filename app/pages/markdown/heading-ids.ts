import { Parser, type Token } from "marked";

/** Elements of every page have these. */
const idsOfLayout = ["main", "menu"];

/**
 * Gives the headings of a page their ids, for links such as `#opening-hours`: each call the next one.
 * @example nameHeadings()([{ type: "text", raw: "Opening hours", text: "Opening hours" }]) // "opening-hours"
 */
export function nameHeadings(): (heading: Token[]) => string {
  const taken = new Set(idsOfLayout);
  const parser = new Parser();
  return (heading) => {
    const words = parser.parseInline(heading, parser.textRenderer).toLowerCase();
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
