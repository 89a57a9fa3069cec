import { listAddresses } from "../app/routes.ts";
import { decodePath, leadsInto, paths } from "../app/shared/paths.ts";
import { pagesFolder } from "../build-tools/read-pages.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";

/** What the content may refer to, but does not define. */
export type ProjectNames = {
  readonly backdrops: readonly string[];
  /** The addresses of the files in `content/public/`. */
  readonly files: readonly string[];
  /** The pages in Markdown by their names, each with the ids of its headings. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};

/** Where a link of the content may lead inside the shop. */
export type LinkTargets = {
  readonly addresses: readonly string[];
  readonly accepts: (path: string) => boolean;
  /** What a path that is not accepted should be: the end of a sentence that begins with "Expected". */
  readonly expected: (path: string) => string;
};

/** The pages of the content, the files, and the addresses that are to be pages. */
export function listLinkTargets(
  content: Content,
  { files, pages }: Pick<ProjectNames, "files" | "pages">,
): LinkTargets {
  const all = (pattern: string) => valuesAt(content, pattern).map(({ value }) => value);
  const names = (pattern: string) => all(pattern).filter((value) => typeof value === "string");
  const plannedPaths = names("site.plannedPaths.*");
  const set = [
    ...listAddresses({
      products: all("products.*._id").filter((id) => typeof id === "number"),
      categories: names("categories.*.id"),
      posts: all("posts.*.id").filter((id) => typeof id === "number"),
      genders: names("genders.*.id"),
      categoriesWithoutGenders: valuesAt(content, "products.*")
        .filter(({ value }) => fieldOf(value, "gender") === undefined)
        .map(({ value }) => fieldOf(value, "category")),
      pages: Object.keys(pages),
    }),
    ...files,
  ];
  const known = new Set(set.map(normalize));
  const headings = Object.entries(pages).flatMap(([name, ids]) =>
    ids.map((id) => `${paths.page(name)}#${id}`),
  );
  /** The page in Markdown of whose headings a path names none. */
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
      (known.has(normalize(path.replace(/[?#].*/, ""))) || leadsInto(plannedPaths, path)) &&
      findPageWithout(path) === undefined,
    expected: (path) => {
      const page = findPageWithout(path);
      if (page !== undefined) return `a heading of ${pagesFolder}/${page}.md`;
      return "the address of a page, of a file that is put into content/public/, or one that plannedPaths in content/site.ts lists";
    },
  };
}

/** The same text for every way to encode an address, with or without a slash at its end. */
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
