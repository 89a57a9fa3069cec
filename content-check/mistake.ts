import { parse } from "node:path";
import { inspect } from "node:util";
import { spellingDistance } from "../app/search/spelling-distance.ts";

/** The location of a value, as shown to the owner. */
export type Location = {
  /** The path of the file, relative to the project. */
  readonly file: string;
  /** The entry's number, name or key. */
  readonly entry?: string;
  readonly field?: string;
};

/** What is wrong at a location, and what to write or do instead. */
export type Finding = {
  /** Completes a sentence that begins with "found". */
  readonly found: string;
  /** A valid value that is similar to the value found. */
  readonly suggestion?: string | undefined;
} & Advice;

/** What to write or do instead. */
export type Advice =
  | {
      /** A description of valid values, to complete a sentence that begins with "Expected". */
      readonly expected: string;
      /** What else to do if the value has no typo, as a sentence without its period. */
      readonly remedy?: string;
    }
  | {
      readonly expected?: undefined;
      /** What to do, as a sentence without its period. */
      readonly remedy: string;
    };

/** A mistake in the content or the theme. */
export type Mistake = Location & Finding;

/** A mistake in a line of a Markdown file. */
export type LineMistake = Finding & { readonly line: number };

/**
 * Formats a mistake as one line.
 * @example "content/products.ts, product 3 (Jeans), gender: found \"womens\". Expected \"men\" or \"women\". Did you mean \"women\"?"
 */
export function describeMistake(mistake: Mistake): string {
  return `${describeLocation(mistake)}: found ${mistake.found}. ${describeAdvice(mistake)}`;
}

/** Formats the advice. A suggestion replaces a remedy for values without typos. */
function describeAdvice({ suggestion, expected, remedy = "" }: Finding): string {
  const rule = expected === undefined ? "" : `Expected ${expected}.`;
  if (suggestion === undefined) return [rule, remedy && `${remedy}.`].filter(Boolean).join(" ");
  const guess = `Did you mean ${JSON.stringify(suggestion)}?`;
  if (expected !== undefined) return `${rule} ${guess}`;
  return `${guess} If not, ${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}.`;
}

export function describeLocation({ file, entry, field }: Location): string {
  return [file, entry, field].filter(Boolean).join(", ");
}

/**
 * Returns the allowed word most similar to the value found, or `undefined` if no word is similar.
 * Ignores the extension of a file name.
 */
export function suggestWord(found: unknown, allowed: readonly unknown[]): string | undefined {
  if (typeof found !== "string") return undefined;
  const { name } = parse(found);
  if (allowed.includes(name)) return name;
  const [nearest] = allowed
    .map((word) => ({ word, distance: pathDistance(found, String(word)) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && String(nearest.word);
}

/** Compares only the last segments of paths in the same folder, so that a long folder allows no more errors. */
function pathDistance(found: string, word: string): number {
  const [one, other] = [parse(found), parse(word)];
  return one.dir === other.dir
    ? spellingDistance(one.base, other.base)
    : spellingDistance(found, word);
}

/** Formats the allowed words to complete a sentence. */
export function oneOf(words: readonly unknown[]): string {
  const choice = new Intl.ListFormat("en", { type: "disjunction" });
  return choice.format(new Set(words.map(formatValue)));
}

/** Formats a value as source code. Truncates long values. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return JSON.stringify(shorten(value, 120));
  return shorten(inspect(value, { depth: Infinity, breakLength: Infinity, compact: true }), 120);
}

export function shorten(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
