import { categories } from "./content/categories.ts";
import { pictures } from "./content/pictures.ts";
import { services } from "./content/services.ts";

/** What names something rather than being read: ids, pictures, icons. */
const names = new Set([
  ...categories.map(({ id }) => id),
  ...Object.keys(pictures),
  ...services.map(({ icon }) => icon),
]);

/** Addresses, values of colors, and the word for the repository. */
const address = /^(?:[/#]|https:|github$)|@/;

/**
 * Content with its texts in other letters, placeholders apart. A word that the shop shows without
 * reading it from the content is still in Latin ones.
 */
export function inLetters<T>(letters: string, content: T): T {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value !== "string" || names.has(value) || address.test(value)
      ? value
      : value.replaceAll(/\{\w+\}|\p{Script=Latin}/gu, (found) =>
          found.length > 1
            ? found
            : letters.charAt(found.toLowerCase().charCodeAt(0) % letters.length),
        ),
  );
}
