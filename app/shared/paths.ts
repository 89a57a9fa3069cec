/** The paths and path patterns of pages, relative to the shop's root (specification, section 2). */
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
  productPattern: "/shop/:id",
  product: (id: number | string) => `/shop/${id}`,
  category: (category: string, gender?: string) => {
    const path = paths.categories + encodeURIComponent(category);
    return gender === undefined ? path : `${path}/${encodeURIComponent(gender)}`;
  },
} as const;

/** Adds the base path to a path relative to the shop's root. */
export function hrefOf(path: string): string {
  return path.replace("/", import.meta.env.BASE_URL);
}

/**
 * Removes the base path from a path. Returns `undefined` for a path outside the shop.
 * @example pathWithin("/my-shop/search") // "/search" for a shop in /my-shop/
 */
export function pathWithin(pathname: string): string | undefined {
  // The base path is read inside the function, because tools that import this module have no `import.meta.env`.
  const base = import.meta.env.BASE_URL;
  if (!pathname.startsWith(base)) return undefined;
  return `/${pathname.slice(base.length)}`;
}

/**
 * Returns the canonical spelling of a path, without a trailing slash and with uniform percent-encoding.
 * @example canonicalPath("/categories/h%c3%bcte/") // "/categories/h%C3%BCte"
 */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/(?<=.)\/$/, "");
  if (decodePath(trimmed) === undefined) return trimmed;
  const segments = trimmed.split("/");
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join("/");
}

/**
 * Decodes a path, except for encoded slashes and other reserved characters. Returns `undefined` if the encoding is
 * malformed.
 */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Returns whether an address is one of the given folders or is inside one of them. Ignores the query and the hash. */
export function leadsInto(folders: readonly string[], address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
