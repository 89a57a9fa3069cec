import { readBasePath } from "../build-tools/base-path.ts";
import { findMissingLetters } from "../build-tools/fonts/draw-text.ts";
import type { ShopFont } from "../build-tools/fonts/shop-font.ts";
import { shopFolder } from "../build-tools/shop-folder.ts";
import type { readPublication } from "../build-tools/shop/publication.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";
import { type Mistake, formatValue } from "./mistake.ts";

/**
 * Checks that the font has all letters of the shop's name. If `BASE_PATH` is set, also checks that
 * the path is valid and that the shop's address ends with this path.
 */
export async function checkSite(
  site: unknown,
  font: ShopFont,
  basePath: string | undefined,
): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  const report = (field: string, found: string, expected: string) =>
    mistakes.push({ file: `${shopFolder}/site.ts`, field, found, expected });
  const [name, address] = [fieldOf(site, "name"), fieldOf(site, "address")];
  const missing = typeof name === "string" ? await findMissingLetters(font, name) : [];
  if (missing.length > 0) {
    report(
      "name",
      missing.map(formatValue).join(", "),
      'letters that the font has, because it draws the footer, the icons and the social card, or another font ("Another font" in docs/owner.md)',
    );
  }
  const base = basePath === undefined ? undefined : tryBasePath(basePath);
  if (basePath !== undefined && base === undefined) {
    mistakes.push({
      file: "BASE_PATH",
      found: formatValue(basePath),
      expected:
        "a path with a slash at both ends that is not a folder of the shop, in .env or in the shell",
      suggestion: tryBasePath(`/${basePath.replace(/^\/|\/$/g, "")}/`),
    });
  }
  if (typeof address === "string" && URL.canParse(address) && base !== undefined) {
    const { origin, pathname } = new URL(address);
    if (`${pathname.replace(/\/$/, "")}/` !== base) {
      const expected = formatValue(origin + base.replace(/\/$/, ""));
      report("address", formatValue(address), `${expected}, as BASE_PATH is ${formatValue(base)}`);
    }
  }
  return mistakes;
}

function tryBasePath(value: string): string | undefined {
  try {
    return readBasePath(value);
  } catch {
    return undefined;
  }
}

/**
 * Returns a warning if the shop's address contains a folder but `BASE_PATH` is not set. The missing setting is not a
 * mistake, because the host may add the folder.
 */
export function listMissingBasePath(
  site: unknown,
  basePath: string | undefined,
): readonly string[] {
  const address = fieldOf(site, "address");
  if (basePath !== undefined || typeof address !== "string" || !URL.canParse(address)) return [];
  const { pathname } = new URL(address);
  if (pathname === "/") return [];
  return [
    `${shopFolder}/site.ts, address: ${formatValue(address)} is in a folder, but BASE_PATH is not set. Write BASE_PATH=${pathname}/ into the file .env.`,
  ];
}

/**
 * Returns a note if the content has links to `github`, but neither the content nor the host provides the repository.
 */
export function listMissingRepository(
  content: Content,
  publication: Pick<ReturnType<typeof readPublication>, "repository" | "isOwnRepository">,
): readonly string[] {
  const paths = ["categoryTiles.*.path", "footer.company|useful.links.*.path"];
  const isLinked = paths.some((path) =>
    valuesAt(content, path).some(({ value }) => value === "github"),
  );
  if (publication.isOwnRepository || !isLinked) return [];
  return [
    `${shopFolder}/site.ts, github: not set. Unless the building host provides a repository, links to "github" lead to ${publication.repository}. Write the address of your repository.`,
  ];
}
