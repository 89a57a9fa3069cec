import { type Content, placeOf, valuesAt } from "./content-path.ts";
import { write } from "./problem.ts";

const addresses = [
  "site.address|email|emailIfNeeded|github",
  "site.footer.company|useful.links.*.path",
  "categoryTiles.*.path",
];

/** GitHub itself, or a host or an e-mail address in `.example`, which nobody can register. */
const placeholder = /^https:\/\/github\.com\/?$|^(?:https:\/\/|.*@)[^/?#:]*\.example(?:[/?#:]|$)/;

/** Addresses that lead nowhere yet, a line each. The content is valid with them. */
export function listPlaceholders(content: Content): readonly string[] {
  return addresses
    .flatMap((place) => valuesAt(content, place))
    .filter(({ value }) => typeof value === "string" && placeholder.test(value))
    .map(({ path, value }) => {
      const { file, entry, field } = placeOf(content, path);
      const place = [file, entry, field].filter(Boolean).join(", ");
      return `${place}: ${write(value)} is a placeholder. Write an address of your own.`;
    });
}
