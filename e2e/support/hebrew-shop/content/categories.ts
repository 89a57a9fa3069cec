import type { Category, Gender } from "./schema.ts";

/** They make it a large shop, of twelve categories and as many tiles; their products have no gender. */
export const shelves = Array.from({ length: 10 }, (_, index) => ({
  id: `מדף-${index + 1}`,
  name: `מדף ${index + 1}`,
}));

export const categories: readonly Category[] = [
  { id: "בגדים", name: "בגדים", subtitle: "כותנה, פשתן וצמר.", image: "cut-boot" },
  { id: "אביזרים", name: "אביזרים", subtitle: "כובע אחד ותיק אחד.", image: "cut-cap" },
  ...shelves.map((shelf) => ({ ...shelf, subtitle: "מה שנכנס.", image: "cut-boot" })),
];

export const genders: readonly Gender[] = [
  { id: "גברים", name: "גברים" },
  { id: "נשים", name: "נשים" },
  { id: "לכולם", name: "לכולם" },
];

export const subcategories: readonly string[] = [
  "חולצות",
  "מעילים",
  "כובעים",
  "תיקי בד",
  "קופסאות",
];
