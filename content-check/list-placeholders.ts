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

function textsIn(value: unknown, path: Path = []): readonly { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return valuesAt(value, "*").flatMap((inner) => textsIn(inner.value, [...path, ...inner.path]));
}
