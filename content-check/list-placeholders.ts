import { type Content, type Path, locationOf, valuesAt } from "./content-path.ts";
import { describeLocation, formatValue } from "./mistake.ts";

/** GitHub itself, or a host or an e-mail address in `.example`, which nobody can register. */
const placeholder = /^https:\/\/github\.com\/?$|^(?:https:\/\/|.*@)[^/?#:]*\.example(?:[/?#:]|$)/;

/** Addresses that lead nowhere yet, a line each. The content is valid with them. */
export function listPlaceholders(content: Content): readonly string[] {
  return textsIn(content)
    .filter(({ text }) => placeholder.test(text))
    .map(
      ({ path, text }) =>
        `${describeLocation(locationOf(content, path))}: ${formatValue(text)} is a placeholder. Write an address of your own.`,
    );
}

/** A tag, or a character by its name. */
const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

/** Texts with HTML in them, a line each: visitors read it as it is written. */
export function listHtml(content: Content): readonly string[] {
  return textsIn(content).flatMap(({ path, text }) => {
    const [written] = html.exec(text) ?? [];
    if (written === undefined) return [];
    return `${describeLocation(locationOf(content, path))}: ${formatValue(written)} is shown as it is written. Texts have no HTML.`;
  });
}

/** A letter and the accents after it, each a character of its own. */
const letters = /\P{M}\p{M}+/gu;
/** Soft hyphens are meant: they say where a long word may break. */
const unseen = /[\u200B\u2060\uFEFF]/u;

/**
 * Texts that are not what they look like, a line each: letters of two characters that could be one, and characters
 * that are not seen. Search finds them (app/search/fold-text.ts), a name in another file does not.
 */
export function listUnseen(content: Content): readonly string[] {
  return textsIn(content).flatMap(({ path, text }) => {
    const [character] = unseen.exec(text) ?? [];
    const letter = text
      .match(letters)
      ?.find((found) => found.normalize("NFC").length < found.length);
    const location = describeLocation(locationOf(content, path));
    if (letter !== undefined) {
      return `${location}: ${formatValue(letter)} is made of ${letter.length} characters. Write ${formatValue(letter.normalize("NFC"))}.`;
    }
    if (character === undefined) return [];
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const before = text.slice(0, text.indexOf(character)).split(/\s/).at(-1) ?? "";
    return `${location}: after ${formatValue(before)} is the character U+${code}, which is not seen. Remove it, unless you want it.`;
  });
}

function textsIn(value: unknown, path: Path = []): readonly { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return valuesAt(value, "*").flatMap((inner) => textsIn(inner.value, [...path, ...inner.path]));
}
