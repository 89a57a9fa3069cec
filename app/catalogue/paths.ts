/**
 * Every address inside the shop. The product, the shop, the resume and the login are linked but not
 * set up: they end on the not-found page (section 2).
 */
export const paths = {
  home: "/",
  trending: "/#trending",
  search: "/search",
  shop: "/shop",
  resume: "/contact",
  login: "/login",
  product: (id: number) => `/shop/${id}`,
  category: (category: string, gender?: string) =>
    `/categories/${[category, gender].filter(isGiven).map(encodeURIComponent).join("/")}`,
} as const;

function isGiven(segment: string | undefined): segment is string {
  return segment !== undefined;
}

/**
 * Whether an address differs from one of the shop's by its capitals alone, as `/Search` does. It is
 * another path (section 2), but the router takes them for the same.
 */
export function differsByCapitals(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  return first !== first.toLowerCase() && ["search", "categories"].includes(first.toLowerCase());
}
