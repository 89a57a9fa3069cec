import { spellingDistance } from "../search/spelling-distance.ts";
import { decodePath } from "../shared/paths.ts";
import type { LinkItem } from "./link-list.tsx";

/**
 * Returns the page whose address is most similar to an unknown address. The unknown address may
 * have different case, accents, slashes or spelling, or lack the first segment.
 * @example suggestPage(pages, "/categorie/Clothes") // the page at /categories/clothes
 */
export function suggestPage(pages: readonly LinkItem[], path: string): LinkItem | undefined {
  const typed = partsOf(path);
  const [best] = pages
    .map((page) => {
      const parts = partsOf(page.path);
      const distances = [compareParts(typed, parts), compareParts(typed, parts.slice(1))];
      return { page, distance: Math.min(...distances) };
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.page;
}

function compareParts(typed: readonly string[], parts: readonly string[]): number {
  if (typed.length !== parts.length || parts.length === 0) return Infinity;
  return parts.reduce((sum, part, index) => sum + spellingDistance(typed[index] ?? "", part), 0);
}

function partsOf(path: string): readonly string[] {
  return (decodePath(path) ?? path).split("/").filter((part) => part !== "");
}
