/** Every address inside the shop that the code leads to (section 2). */
export const paths = {
  home: "/",
  trending: "/#trending",
  search: "/search",
  shop: "/shop",
  login: "/login",
  product: (id: number) => `/shop/${id}`,
  category: (category: string, gender?: string) =>
    `/categories/${[category, gender].filter(isGiven).map(encodeURIComponent).join("/")}`,
} as const;

function isGiven(segment: string | undefined): segment is string {
  return segment !== undefined;
}

/**
 * Whether an address is not one of the shop's but is taken for it by the router: its capitals differ
 * (`/Search`), or it has a slash too many, as `/search//` and any other with two in a row. It is another
 * path (section 2).
 */
export function onlyResemblesPage(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  const known = ["search", "categories"].includes(first.toLowerCase());
  return pathname.includes("//") || (known && first !== first.toLowerCase());
}

/** Whether an address is one of the given ones, or below one of them; query and hash do not count. */
export function leadsInto(folders: readonly string[], address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
