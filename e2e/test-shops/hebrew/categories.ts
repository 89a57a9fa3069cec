import type { Category, Gender } from "../../../app/content-shape/schema.ts";

export const categories: readonly Category[] = [
  { id: "בגדים", name: "בגדים", subtitle: "כותנה, פשתן וצמר.", image: "cut-boot" },
  { id: "אביזרים", name: "אביזרים", subtitle: "כובע אחד ותיק אחד.", image: "cut-cap" },
];

export const genders: readonly Gender[] = [
  { id: "גברים", name: "גברים" },
  { id: "נשים", name: "נשים" },
];

export const subcategories: readonly string[] = ["חולצות", "מעילים", "תיקים"];
