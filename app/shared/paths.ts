/** Every address inside the shop that code links to (section 2). */
export const paths = {
  home: "/",
  trending: "/#trending",
  search: "/search",
  categories: "/categories/",
  shop: "/shop",
  login: "/login",
  product: (id: number) => `/shop/${id}`,
  category: (category: string, gender?: string) =>
    `${paths.categories}${[category, gender].filter(isGiven).map(encodeURIComponent).join("/")}`,
} as const;

function isGiven(segment: string | undefined): segment is string {
  return segment !== undefined;
}

/**
 * Whether the router matches an address to a page although the specification makes it another path
 * (section 2): its capitals differ (`/Search`), or it has two slashes in a row (`/search//`).
 */
export function onlyResemblesPage(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  const known = ["search", "categories"].includes(first.toLowerCase());
  return pathname.includes("//") || (known && first !== first.toLowerCase());
}

/** Whether an address is one of the given ones or below one of them; query and hash are ignored. */
export function leadsInto(folders: readonly string[], address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
