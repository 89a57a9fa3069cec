import { listAddresses, routesOf } from "../app/routes.ts";
import { matchPath } from "../app/shared/match-path.ts";
import { decodePath, leadsInto, paths } from "../app/shared/paths.ts";
import { pagesFolder } from "../build-tools/read-pages.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";
import { type Advice, formatValue } from "./mistake.ts";

/** Names that the content may use but that are defined outside the content files. */
export type ProjectNames = {
  readonly backdrops: readonly string[];
  /** The addresses of the files in `content/public/`. */
  readonly files: readonly string[];
  /** The heading ids of each Markdown page, by the page's name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};

/** The addresses inside the shop that the content may link to. */
export type LinkTargets = {
  readonly addresses: readonly string[];
  readonly accepts: (path: string) => boolean;
  /** Says what is wrong with a path that is not accepted, and what to write instead. */
  readonly describe: (path: string) => Advice & { readonly found?: string };
};

/** Returns every valid link target: pages, headings, files and planned addresses. */
export function listLinkTargets(
  content: Content,
  { files, pages }: Pick<ProjectNames, "files" | "pages">,
): LinkTargets {
  const all = (pattern: string) => valuesAt(content, pattern).map(({ value }) => value);
  const names = (pattern: string) => all(pattern).filter((value) => typeof value === "string");
  const plannedPaths = names("site.plannedPaths.*");
  const shop = {
    products: all("products.*._id").filter((id) => typeof id === "number"),
    categories: names("categories.*.id"),
    posts: all("posts.*.id").filter((id) => typeof id === "number"),
    genders: names("genders.*.id"),
    categoriesWithoutGenders: valuesAt(content, "products.*")
      .filter(({ value }) => fieldOf(value, "gender") === undefined)
      .map(({ value }) => fieldOf(value, "category")),
    pages: Object.keys(pages),
  };
  const settings = { productPages: fieldOf(content.site, "productPages") };
  /**
   * Returns whether a path is planned. Excludes paths that have a page because of a setting, such
   * as `productPages`.
   */
  const isPlanned = (path: string) =>
    leadsInto(plannedPaths, path) &&
    !routesOf(settings).some(
      (route) =>
        route.setting !== undefined &&
        matchPath(route.path, path.replace(/[?#].*/, "")) !== undefined,
    );
  const set = [...listAddresses(shop, routesOf(settings)), ...files];
  const known = new Set(set.map(normalize));
  const headings = Object.entries(pages).flatMap(([name, ids]) =>
    ids.map((id) => `${paths.page(name)}#${id}`),
  );
  /**
   * Returns the name of the Markdown page that a path leads to, if the path's hash matches none of
   * the page's headings.
   */
  const findPageWithout = (path: string) => {
    const [, address = "", hash] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/.exec(path) ?? [];
    const name = Object.keys(pages).find(
      (one) => normalize(paths.page(one)) === normalize(address),
    );
    return pages[name ?? ""]?.includes(decodePath(hash ?? "") ?? "") === false ? name : undefined;
  };
  return {
    addresses: [...set, ...headings, ...plannedPaths],
    accepts: (path) =>
      (known.has(normalize(path.replace(/[?#].*/, ""))) || isPlanned(path)) &&
      findPageWithout(path) === undefined,
    describe: (path) => {
      const page = findPageWithout(path);
      if (page !== undefined) {
        return noHeading(
          path,
          `no heading in ${pagesFolder}/${page}.md has the ID "${path.replace(/^.*#/, "")}"`,
        );
      }
      return {
        found: `${formatValue(path)}, which does not exist`,
        expected: "the path of a page, or of a file in content/public/",
        remedy:
          "To link to a page that does not exist yet, add its path to `plannedPaths` in content/site.ts",
      };
    },
  };
}

/** Describes a link to a missing heading. */
export function noHeading(path: string, reason: string): Advice & { readonly found: string } {
  return {
    found: `${formatValue(path)}, but ${reason}`,
    remedy:
      "Replace the part after `#` with a heading's text, in lowercase and with hyphens instead of spaces, as in `#opening-hours`",
  };
}

/** Normalizes an address's percent-encoding and removes a trailing slash. */
function normalize(address: string): string {
  const path = address.replace(/(?<=.)\/$/, "");
  try {
    return path
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return path;
  }
}
