import { compareWords } from "./compare-words.ts";

export type Page = { readonly path: string; readonly label: string };

/**
 * The page whose address is closest to one that does not exist: it may differ in capitals, accents,
 * slashes, typing errors, or by a missing first segment.
 *
 * @example suggestPage(pages, "/categorie/Clothes") // the page at /categories/clothes
 */
export function suggestPage<P extends Page>(pages: readonly P[], path: string): P | undefined {
  const typed = partsOf(path);
  const [best] = pages
    .flatMap((page) => {
      const parts = partsOf(page.path);
      const distance = compareParts(typed, parts) ?? compareParts(typed, parts.slice(1));
      return distance === undefined ? [] : { page, distance };
    })
    .toSorted((a, b) => a.distance - b.distance);
  return best?.page;
}

function compareParts(typed: readonly string[], parts: readonly string[]): number | undefined {
  if (typed.length !== parts.length || parts.length === 0) return undefined;
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    const distance = compareWords(typed[index] ?? "", part);
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

function partsOf(path: string): readonly string[] {
  return decode(path)
    .split("/")
    .filter((part) => part !== "");
}

/** A typed address may contain a stray percent sign. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
