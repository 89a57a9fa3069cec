import type { PluralRule } from "../app/shared/formats.ts";
import { readPlurals } from "../build-tools/prerender/read-formats.ts";
import { type Content, fieldOf, type Mistake, valuesAt } from "./content-path.ts";
import { write } from "./problem.ts";

/** Every text with a number in it. */
const counted = ["products", "home.revealed", "search.found", "listing.show"];

/** Plural forms that are missing, that the language does not have, or that lack their number. */
export function checkPlurals(content: Content): readonly Mistake[] {
  const language = String(fieldOf(content.texts, "language"));
  const rule = ruleOf(language);
  if (rule === undefined) return [];
  const names = [...Object.keys(rule.forms), rule.others];
  const allForms = `the plural forms of "${language}" are ${new Intl.ListFormat("en").format(names)}`;
  return counted
    .flatMap((place) => valuesAt(content, `texts.${place}`))
    .flatMap(({ path, value }) => {
      if (typeof value !== "object" || value === null) return [];
      const all = [...new Set([...names, ...Object.keys(value)])];
      return all.flatMap((name) => {
        const text = fieldOf(value, name);
        const expected = expectedOf(text, names.includes(name), rule.forms[name]);
        const reason = expected === withCount ? expected : `${expected}: ${allForms}`;
        return expected === undefined
          ? []
          : [{ path: [...path, name], found: write(text), expected: reason }];
      });
    });
}

/** Of a language that `Intl` does not know there is none; the schema reports it. */
function ruleOf(language: string): PluralRule | undefined {
  try {
    return readPlurals(language);
  } catch {
    return undefined;
  }
}

const withCount = 'a text with "{count}" in it';

/** What is wrong with a form; one that a single number takes may leave the number out. */
function expectedOf(text: unknown, known: boolean, numbers: readonly number[] | undefined) {
  if (text === undefined) return "a text";
  if (!known) return "no such form";
  return numbers?.length === 1 || String(text).includes("{count}") ? undefined : withCount;
}
