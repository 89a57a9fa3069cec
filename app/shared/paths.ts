/** Every address inside the shop that code links to (section 2). */
export const paths = {
  home: "/",
  trending: "/#trending",
  search: "/search",
  categories: "/categories/",
  shop: "/shop",
  login: "/login",
  results: (words: string) => `${paths.search}?${new URLSearchParams({ q: words })}`,
  product: (id: number) => `/shop/${id}`,
  category: (category: string, gender?: string) => {
    const path = paths.categories + encodeURIComponent(category);
    return gender === undefined ? path : `${path}/${encodeURIComponent(gender)}`;
  },
} as const;

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
