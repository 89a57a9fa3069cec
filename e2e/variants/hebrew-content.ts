import type {
  Category,
  Color,
  Gender,
  Product,
  Site,
  Texts,
} from "../../app/content-shape/schema.ts";
import { site as fixtureSite } from "../shops/fixture/site.ts";
import { texts as fixtureTexts } from "../shops/fixture/texts.ts";

/*
 * A small shop that is read from right to left, with ids in Hebrew: what its tests name is translated,
 * the rest is the content fixture's.
 */

const categories: readonly Category[] = [
  { id: "בגדים", name: "בגדים", subtitle: "כותנה, פשתן וצמר.", image: "cut-boot" },
  { id: "אביזרים", name: "אביזרים", subtitle: "כובע אחד ותיק אחד.", image: "cut-cap" },
];

const genders: readonly Gender[] = [
  { id: "גברים", name: "גברים" },
  { id: "נשים", name: "נשים" },
];

const colors: Readonly<Record<string, Color>> = {
  שחור: { swatch: "#1c1a19" },
  חום: { swatch: "#8f5230" },
};

const someProduct = { description: "בד קל ונעים.", color: "שחור", rating: 4.6, price: 95 };

const products: readonly Product[] = [
  {
    ...someProduct,
    _id: 1,
    name: "חולצת פשתן",
    category: "בגדים",
    subcategory: "חולצות",
    gender: "גברים",
    price: 189.9,
    image: "product-png",
  },
  {
    ...someProduct,
    _id: 2,
    name: "מעיל צמר ארוך",
    category: "בגדים",
    subcategory: "מעילים",
    gender: "נשים",
    price: 1240,
    oldPrice: 1550,
    image: "product-svg",
    color: "חום",
  },
  {
    ...someProduct,
    _id: 3,
    name: "מעיל גשם",
    category: "בגדים",
    subcategory: "מעילים",
    gender: "גברים",
    price: 420,
    oldPrice: 480,
    image: "product-webp",
  },
  {
    ...someProduct,
    _id: 4,
    name: "תיק קנבס",
    category: "אביזרים",
    subcategory: "תיקים",
    image: "product-avif",
  },
];

const site: Site = {
  ...fixtureSite,
  name: "חוט ומחט",
  address: "https://hebrew.example/my-shop",
  analytics: {
    script: "https://counter.example/count.js",
    attributes: { "data-site": "hebrew.example" },
    countPage: { call: "counter.count", with: "pageview" },
  },
  formService: "https://forms.example/f/abc",
  navigation: [
    { label: "בית", path: "/" },
    { label: "חנות", path: "/shop" },
    { label: "בגדים", path: "/categories/בגדים" },
    { label: "אביזרים", path: "/categories/אביזרים" },
  ],
  heroImages: fixtureSite.heroImages.map((one) => ({ ...one, path: "/categories/אביזרים" })),
  searchExamples: ["פשתן", "צמר", "קנבס"],
};

const { frame, product, search, listing } = fixtureTexts;

const texts: Texts = {
  ...fixtureTexts,
  language: "he",
  locale: "he-IL",
  currency: "ILS",
  products: { one: "מוצר אחד", two: "שני מוצרים", other: "{count} מוצרים" },
  frame: { ...frame, navigation: "תפריט ראשי", menu: "תפריט", search: "חיפוש" },
  home: {
    ...fixtureTexts.home,
    browseProject: "לחנות",
    revealed: { one: "עוד אחד", two: "עוד שניים", other: "עוד {count}" },
  },
  product: { ...product, sale: "{amount} הנחה" },
  category: { ...fixtureTexts.category, genders: "מגדר", allGenders: "הכול" },
  search: {
    ...search,
    minimumLength: 2,
    found: {
      one: "מוצר אחד עבור „{words}”",
      two: "שני מוצרים עבור „{words}”",
      other: "{count} מוצרים עבור „{words}”",
    },
    synonyms: {},
  },
  listing: {
    ...listing,
    filter: "סינון",
    show: { one: "מוצר אחד", two: "שני מוצרים", other: "{count} מוצרים" },
  },
  notFound: { ...fixtureTexts.notFound, title: "הדף לא נמצא" },
};

export const hebrewContent = {
  categories,
  genders,
  subcategories: ["חולצות", "מעילים", "תיקים"],
  colors,
  colorFamilies: [],
  products,
  trending: products.map(({ _id }) => _id),
  categoryTiles: categories.map(({ id, name }) => ({
    name,
    path: `/categories/${id}`,
    image: "tile-shoes",
  })),
  site,
  texts,
};
