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
  const names = [...Object.keys(forms), others];
  const list = new Intl.ListFormat("en").format(names.map((name) => `\`${name}\``));
  return counted
    .flatMap((pattern) => valuesAt(content, pattern))
    .flatMap(({ path, value }) => {
      const name = String(path.at(-1));
      const mistake = { path, found: formatValue(value) };
      if (!names.includes(name)) {
        return value === undefined
          ? []
          : {
              ...mistake,
              remedy: `Remove \`${name}\`, because the language "${language}" uses only ${list}`,
            };
      }
      if (value === undefined) {
        return {
          ...mistake,
          remedy: `Add text for \`${name}\`, because the language "${language}" needs ${list}`,
        };
      }
      // A form that applies to exactly one number may omit the number.
      const complete = forms[name]?.length === 1 || String(value).includes("{count}");
      return complete ? [] : { ...mistake, expected: withCount };
    });
}
