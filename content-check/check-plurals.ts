import { readPlurals } from "../build-tools/shop/read-formats.ts";
import { type Content, languageOf, type MistakeAt, valuesAt } from "./content-path.ts";
import { formatValue } from "./mistake.ts";

/** Path patterns of texts that contain a number, in every plural form that a language may have. */
const counted = ["products", "home.revealed", "search.found", "listing.show"].map(
  (text) => `texts.${text}.zero|one|two|few|many|other`,
);

const withCount = 'text that contains "{count}"';

/** Lists plural forms that are missing, do not exist in the language, or lack the number. */
export function checkPlurals(content: Content): readonly MistakeAt[] {
  const language = languageOf(content);
  if (language === undefined) return [];
  const { forms, others } = readPlurals(language);
  const names = new Set([...Object.keys(forms), others]);
  return counted
    .flatMap((pattern) => valuesAt(content, pattern))
    .flatMap(({ path, value }) => {
      const name = String(path.at(-1));
      if (!names.has(name)) {
        return value === undefined
          ? []
          : {
              path,
              found: formatValue(value),
              remedy: `Remove \`${name}\`, a plural form that the language "${language}" does not have`,
            };
      }
      if (value === undefined) {
        return {
          path,
          found: "nothing",
          expected: `text for ${describeNumbers(forms[name])}`,
        };
      }
      // A form that applies to exactly one number may omit the number.
      const complete = forms[name]?.length === 1 || String(value).includes("{count}");
      return complete ? [] : { path, found: formatValue(value), expected: withCount };
    });
}

/** Describes the numbers of a plural form. A form without numbers is the default. */
function describeNumbers(numbers: readonly number[] = []): string {
  if (numbers.length === 0) return "any number that has no text of its own";
  const first = new Intl.ListFormat("en").format(numbers.slice(0, 3).map(String));
  return numbers.length === 1 ? `the number ${first}` : `numbers such as ${first}`;
}
