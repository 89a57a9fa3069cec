import { shelves } from "./categories.ts";
import type { Product } from "./schema.ts";

type Row = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  number,
  (number | undefined)?,
];

/** Two hundred of them are on the first shelf. Not all of their cards are equally high. */
const onShelves = Array.from({ length: 250 }, (_, index): Row => {
  const name = index % 3 === 0 ? `פריט ${index}, גדול וכבד, ממש מתחת לתקרה` : `פריט ${index}`;
  const shelf = shelves[Math.max(0, index - 200) % shelves.length]?.id ?? "";
  const price = 200 + index;
  const oldPrice = index % 2 === 0 ? price + 10 : undefined;
  return [name, shelf, "קופסאות", "", "עומד על המדף.", "avif", "זית", price, oldPrice];
});

const rows: readonly Row[] = [
  ["חולצת פשתן", "בגדים", "חולצות", "גברים", "פשתן קל עם צווארון עומד.", "png", "זית", 189.9],
  ["מעיל צמר ארוך", "בגדים", "מעילים", "נשים", "צמר סרוג בבטנה של משי.", "svg", "חום", 1240, 1550],
  ["חולצת כותנה", "בגדים", "חולצות", "לכולם", "כותנה כבדה ששומרת על צורתה.", "turned", "שחור", 95],
  ["מעיל גשם", "בגדים", "מעילים", "גברים", "בד אטום למים ושני כיסים.", "webp", "זית", 420, 480],
  ["כובע לבד", "אביזרים", "כובעים", "", "לבד רך עם שוליים רחבים.", "capitals", "שחור", 149],
  ["תיק קנבס", "אביזרים", "תיקי בד", "", "קנבס שעוותי עם אבזמי פליז.", "avif", "חום", 260],
  ...onShelves,
];

export const products: readonly Product[] = rows.map(
  ([name, category, subcategory, gender, description, image, color, price, oldPrice], index) => ({
    _id: index + 1,
    name,
    category,
    subcategory,
    ...(gender !== "" && { gender }),
    description,
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    image: `product-${image}`,
    color,
    rating: 4.6,
  }),
);

export const trending: readonly number[] = [1, 2, 3, 4, 5, 6];
