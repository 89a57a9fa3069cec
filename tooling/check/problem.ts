import { compareWords } from "../../app/catalogue/compare-words.ts";

/** One mistake in the content. */
export type Problem = {
  /** The file it is in, from the project's root. */
  readonly file: string;
  /** The entry, by its number, name or key; "" for the file as a whole. */
  readonly entry: string;
  readonly field: string;
  /** What was found, as it is written there. */
  readonly found: string;
  /** What may stand there instead, as the end of a sentence that begins "It takes". */
  readonly allowed: string;
  /** The right value that was probably meant. */
  readonly meant?: string | undefined;
};

/**
 * A problem as one line.
 *
 * @example "content/products.ts, product 3 (Jeans), gender: found \"woman\". It takes "men", "women" or "unisex". Did you mean \"women\"?"
 */
export function describeProblem({ file, entry, field, found, allowed, meant }: Problem): string {
  const place = [file, entry, field].filter((part) => part !== "").join(", ");
  const guess = meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
  return `${place}: found ${found}. It takes ${allowed}.${guess}`;
}

/** The allowed word nearest to the one that was found, if one is near. */
export function guessMeant(found: unknown, allowed: readonly string[]): string | undefined {
  if (typeof found !== "string") return undefined;
  const [nearest] = allowed
    .map((word) => ({ word, distance: compareWords(found, word) ?? Infinity }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.word;
}

/** A list of words as the end of a sentence. */
export function oneOf(words: readonly string[]): string {
  const quoted = words.map((word) => JSON.stringify(word));
  return new Intl.ListFormat("en", { type: "disjunction" }).format(quoted);
}

/** So much of a found value is told, in letters. */
const longest = 120;

/** A found value as it would be written. */
export function write(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
