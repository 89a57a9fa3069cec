/** The shop's paths and path patterns, relative to its root (specification, section 2). */
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
 * Returns a path relative to the shop's root; `undefined` outside the shop. Removes a final `index.html`, which plain
 * static hosts accept in addresses.
 * @example pathWithin("/my-shop/search/index.html") // "/search/" for a shop in /my-shop/
 */
export function pathWithin(pathname: string): string | undefined {
  // This value is read inside the function, because `import.meta.env` is missing in tools that import this module.
  const base = import.meta.env.BASE_URL;
  if (!pathname.startsWith(base)) return undefined;
  return `/${pathname.slice(base.length).replace(/(?<![^/])index\.html$/, "")}`;
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

/** Decodes a path except for encoded slashes; returns `undefined` if its percent-encoding is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns `true` if an address is one of the given folders or inside one of the folders. Ignores the address's query
 * and hash.
 */
export function leadsInto(folders: readonly string[], address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
