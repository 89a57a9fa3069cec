import type { Product } from "./schema.ts";

type Row = readonly [string, string, string, string, string, string, string, number, number?];

const rows: readonly Row[] = [
  ["חולצת פשתן", "בגדים", "חולצות", "גברים", "פשתן קל עם צווארון עומד.", "png", "זית", 189.9],
  ["מעיל צמר ארוך", "בגדים", "מעילים", "נשים", "צמר סרוג בבטנה של משי.", "svg", "חום", 1240, 1550],
  ["חולצת כותנה", "בגדים", "חולצות", "לכולם", "כותנה כבדה ששומרת על צורתה.", "turned", "שחור", 95],
  ["מעיל גשם", "בגדים", "מעילים", "גברים", "בד אטום למים ושני כיסים.", "webp", "זית", 420, 480],
  ["כובע לבד", "אביזרים", "כובעים", "", "לבד רך עם שוליים רחבים.", "capitals", "שחור", 149],
  ["תיק קנבס", "אביזרים", "תיקים", "", "קנבס שעוותי עם אבזמי פליז.", "avif", "חום", 260],
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
