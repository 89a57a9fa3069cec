/** Every address inside the shop that code links to (section 2). */
export const paths = {
  home: "/",
  trending: "/#trending",
  search: "/search",
  categories: "/categories/",
  categoryPattern: "/categories/:name/:gender?",
  pagePattern: "/:name",
  shop: "/shop",
  login: "/login",
  results: (words: string) => `${paths.search}?${new URLSearchParams({ q: words })}`,
  page: (name: string) => `/${encodeURIComponent(name)}`,
  product: (id: number) => `/shop/${id}`,
  category: (category: string, gender?: string) => {
    const path = paths.categories + encodeURIComponent(category);
    return gender === undefined ? path : `${path}/${encodeURIComponent(gender)}`;
  },
} as const;

/** The address in the browser of a path from the root of the shop. */
export function hrefOf(path: string): string {
  return path.replace("/", import.meta.env.BASE_URL);
}

/**
 * The path of a page from the root of the shop, without the name of its file, which plain hosts accept in an
 * address; `undefined` outside of the shop.
 * @example pathWithin("/my-shop/search/index.html") // "/search/", where the shop is in /my-shop/
 */
export function pathWithin(pathname: string): string | undefined {
  // Not outside of the function: the tools that import the paths have no `import.meta.env`.
  const base = import.meta.env.BASE_URL;
  if (!pathname.startsWith(base)) return undefined;
  return `/${pathname.slice(base.length).replace(/(?<![^/])index\.html$/, "")}`;
}

/**
 * Returns a path in the one spelling that the shop compares: without a slash at its end, percent-encoded alike.
 * @example canonicalPath("/categories/h%c3%bcte/") // "/categories/h%C3%BCte"
 */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/(?<=.)\/$/, "");
  if (decodePath(trimmed) === undefined) return trimmed;
  const segments = trimmed.split("/");
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join("/");
}

/** A path as text, apart from encoded slashes; `undefined` if its percent-encoding is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Whether an address is one of the given ones or below one of them; query and hash are ignored. */
export function leadsInto(folders: readonly string[], address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
