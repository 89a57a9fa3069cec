import type { Product } from "../../../app/content-shape/schema.ts";

const someProduct = { description: "בד קל ונעים.", color: "שחור", rating: 4.6, price: 95 };

export const products: readonly Product[] = [
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

export const trending: readonly number[] = products.map(({ _id }) => _id);
