import { checkBasePath, readBasePath } from "../build-tools/base-path.ts";
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
  const file = `${shopFolder}/site.ts`;
  const [name, address] = [fieldOf(site, "name"), fieldOf(site, "address")];
  const missing = typeof name === "string" ? await findMissingLetters(font, name) : [];
  if (missing.length > 0) {
    const found = `characters that the font does not have: ${missing.map(formatValue).join(", ")}`;
    const remedy = 'Choose another name or another font (see "Another font" in docs/owner.md)';
    mistakes.push({ file, field: "name", found, remedy });
  }
  const finding = basePath === undefined ? undefined : checkBasePath(basePath);
  if (basePath !== undefined && finding !== undefined) {
    mistakes.push({ file: "BASE_PATH", ...finding });
  }
  const base = basePath === undefined || finding !== undefined ? undefined : readBasePath(basePath);
  if (typeof address === "string" && URL.canParse(address) && base !== undefined) {
    const { origin, pathname } = new URL(address);
    const path = `${pathname.replace(/\/$/, "")}/`;
    if (path !== base) {
      const found = `${formatValue(address)}, but \`BASE_PATH\` is ${formatValue(base)}`;
      const other = checkBasePath(path) === undefined ? `, or set \`BASE_PATH=${path}\`` : "";
      const remedy = `Change \`address\` to ${formatValue(origin + base.replace(/\/$/, ""))}${other}`;
      mistakes.push({ file, field: "address", found, remedy });
    }
  }
  return mistakes;
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
    `${shopFolder}/site.ts, address: found ${formatValue(address)}, which has a path, but \`BASE_PATH\` is not set. Add \`BASE_PATH=${pathname}/\` to .env.`,
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
    `${shopFolder}/site.ts, github: found nothing, so links to "github" go to ${publication.repository} instead of your repository. Set \`github\` to your repository's URL. Ignore this note if your hosting service provides that URL during the build.`,
  ];
}
