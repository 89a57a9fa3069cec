import { heroCards } from "./content/hero-cards.ts";
import { posts } from "./content/posts.ts";
import type { Product } from "./content/schema.ts";
import { services } from "./content/services.ts";
import { site } from "./content/site.ts";
import { texts } from "./content/texts.ts";
import { inLetters } from "./other-letters.ts";

const words = inLetters("אבגדהוזחטיכלמנסעפצקרשתםןףץ", {
  heroCards,
  posts,
  services,
  site,
  texts,
});
const { frame, home, search, listing } = words.texts;

/** They make it a large shop, of twelve categories; their products have no gender. The font lacks the last sign. */
const shelves = Array.from({ length: 10 }, (_, index) => ({
  id: `מדף-${index + 1}`,
  name: `מדף ${index === 9 ? "店" : index + 1}`,
}));

type Row = readonly [string, string, string, string, string, string, string, number, number?];

/** Texts that HTML, a script, JSON, a replacement or the direction of the line might read as their own. */
const hostile = ["</script>", "<!--<script>", "]]>", "a\u2028b", "$&", "\u202eא"];

/** A hundred of them are on the first shelf. Not all of their cards are equally high. */
const onShelves = Array.from({ length: 150 }, (_, index): Row => {
  const long = index < 144 && index % 3 === 0;
  const name = `פריט ${hostile[index - 144] ?? ""}${index}${long ? ", גדול וכבד, ממש מתחת לתקרה" : ""}`;
  const shelf = shelves[Math.max(0, index - 100) % shelves.length]?.id ?? "";
  const price = 200 + index;
  const row = [name, shelf, "קופסאות", "", "עומד על המדף.", "avif", "זית", price] as const;
  return index % 2 === 0 ? [...row, price + 10] : row;
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

const products = rows.map(
  (
    [name, category, subcategory, gender, description, image, color, price, oldPrice],
    index,
  ): Product => ({
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

/** As many as a section may have, with titles of their own. */
function twelve<T extends { readonly title: string }>(some: readonly T[]): readonly T[] {
  const all = [...some, ...some, ...some, ...some].slice(0, 12);
  return all.map((one, index) => ({ ...one, title: `${one.title} ${index + 1}` }));
}

const numbered = <T>(one: T, index: number) => ({ ...one, id: index + 1 });

/** A large shop in a folder of a host, from right to left, with ids in its script and two plural forms more. */
export const hebrewShop = {
  ...words,
  heroCards: twelve(words.heroCards).map((card, index) => ({
    ...numbered(card, index),
    ...(index === 0 && { image: "harbour" }),
  })),
  posts: twelve(words.posts).map(numbered),
  // Eleven services and tiles do not fill their last rows.
  services: twelve(words.services).slice(1),
  products,
  trending: [1, 2, 3, 4, 5, 6],
  categories: [
    { id: "בגדים", name: "בגדים", subtitle: "כותנה, פשתן וצמר.", image: "cut-boot" },
    { id: "אביזרים", name: "אביזרים", subtitle: "כובע אחד ותיק אחד.", image: "cut-cap" },
    ...shelves.map((shelf) => ({ ...shelf, subtitle: "מה שנכנס.", image: "cut-boot" })),
  ],
  genders: ["גברים", "נשים", "לכולם"].map((name) => ({ id: name, name })),
  subcategories: ["חולצות", "מעילים", "כובעים", "תיקי בד", "קופסאות"],
  colors: {
    שחור: { swatch: "#1c1a19" },
    חום: { swatch: "#8f5230" },
    זית: { swatch: "#6f7d3c", family: "ירוק" },
  },
  colorFamilies: [{ name: "ירוק" }],
  categoryTiles: [
    { name: "בגדים", path: "/categories/בגדים", image: "tile-shoes" },
    { name: "אביזרים", path: "/categories/אביזרים", image: "tile-caps" },
    { name: "קורות חיים", path: "/contact", image: "tile-resume" },
    { name: "GitHub", path: "github", image: "tile-github" },
    ...shelves.slice(0, 7).map(({ id, name }) => ({
      name,
      path: `/categories/${id}`,
      image: "tile-shoes",
    })),
  ],
  site: {
    ...words.site,
    name: "חוט ומחט",
    description: "חנות לדוגמה, גם </script> ו-$&.",
    address: "https://hebrew.example/my-shop",
    navigation: [
      { label: "בית", path: "/" },
      { label: "חנות", path: "/shop" },
      { label: "דפים", path: "/" },
      { label: "בגדים", path: "/categories/בגדים" },
      { label: "אביזרים", path: "/categories/אביזרים" },
      { label: "מדף ארוך", path: "/categories/מדף-1" },
      { label: "קורות חיים", path: "/contact" },
    ],
    searchExamples: ["פשתן", "צמר", "קנבס"],
    pictures: { ...words.site.pictures, search: "harbour" },
  },
  texts: {
    ...words.texts,
    language: "he",
    locale: "he-IL",
    currency: "ILS",
    products: { one: "מוצר אחד", two: "שני מוצרים", other: "{count} מוצרים" },
    frame: { ...frame, navigation: "תפריט ראשי", menu: "תפריט", search: "חיפוש" },
    home: { ...home, browseProject: "לחנות", revealed: { ...home.revealed, two: "שני מוצרים" } },
    product: { ...words.texts.product, sale: "{amount} הנחה" },
    category: { ...words.texts.category, genders: "מגדר", allGenders: "הכול" },
    search: {
      ...search,
      minimumLength: 2,
      found: {
        one: "מוצר אחד עבור „{words}”",
        two: "שני מוצרים עבור „{words}”",
        other: "{count} מוצרים עבור „{words}”",
      },
      synonyms: { "ז׳קט": "מעיל" },
    },
    listing: { ...listing, filter: "סינון", show: { ...listing.show, two: "שני מוצרים" } },
  },
};
