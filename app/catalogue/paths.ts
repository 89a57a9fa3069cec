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
