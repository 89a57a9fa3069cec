import { type Content, type Path, locationOf, valuesAt } from "./content-path.ts";
import { describeLocation, formatValue } from "./mistake.ts";

/**
 * Matches GitHub's home page, and web and email addresses at `.example` domains, which nobody can
 * register.
 */
const placeholder = /^https:\/\/github\.com\/?$|^(?:https:\/\/|.*@)[^/?#:]*\.example(?:[/?#:]|$)/;

/** Returns a warning for each placeholder address. Placeholders are valid content. */
export function listPlaceholders(content: Content): readonly string[] {
  return textsIn(content)
    .filter(({ text }) => placeholder.test(text))
    .map(({ path, text }) => {
      const url = path.at(-1) === "github" ? "your repository's URL" : "your own URL";
      const own = text.startsWith("https:") ? url : "your own email address";
      return `${describeLocation(locationOf(content, path))}: found the placeholder ${formatValue(text)}. Replace it with ${own}.`;
    });
}

/** Matches an HTML tag or a character reference. */
const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

/** Returns a warning for each string that contains HTML. Visitors would see the HTML code. */
export function listHtml(content: Content): readonly string[] {
  return textsIn(content).flatMap(({ path, text }) => {
    const [written] = html.exec(text) ?? [];
    if (written === undefined) return [];
    return `${describeLocation(locationOf(content, path))}: found ${formatValue(written)}, which visitors will see exactly as typed, because this field does not support HTML. ${written.startsWith("&") ? "Type the character itself" : "Write plain text"} instead.`;
  });
}

/** Matches a letter and the combining accents after it. */
const letters = /\P{M}\p{M}+/gu;
/** Matches invisible characters except soft hyphens, which owners use to break long words. */
const unseen = /[\u200B\u2060\uFEFF]/u;

/**
 * Returns a warning for each string or name with decomposed letters or invisible characters. Search
 * normalizes these strings (app/search/fold-text.ts), but references from other files would not
 * match them.
 */
export function listUnseen(content: Content): readonly string[] {
  const names = valuesAt(content, "pictures|colors.*");
  const texts = names.map(({ path }) => ({ path, text: String(path[1]) }));
  return [...texts, ...textsIn(content)].flatMap(({ path, text }) => {
    const [character] = unseen.exec(text) ?? [];
    const letter = text
      .match(letters)
      ?.find((found) => found.normalize("NFC").length < found.length);
    const location = describeLocation(locationOf(content, path));
    if (letter !== undefined) {
      return `${location}: found ${formatValue(letter)}, stored as two characters (a letter and an accent). Retype it as a single character.`;
    }
    if (character === undefined) return [];
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const before = text.slice(0, text.indexOf(character)).split(/\s/).at(-1) ?? "";
    const where = before === "" ? "at the start of a word" : `after ${formatValue(before)}`;
    return `${location}: found the invisible character U+${code} ${where}. Remove it unless you need it.`;
  });
}

function textsIn(value: unknown, path: Path = []): readonly { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return valuesAt(value, "*").flatMap((inner) => textsIn(inner.value, [...path, ...inner.path]));
}
