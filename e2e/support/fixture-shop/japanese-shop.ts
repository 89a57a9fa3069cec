import { visibleProducts } from "../../../app/pages/home/trending/show-more.ts";
import { categories, subcategories } from "./content/categories.ts";
import { categoryTiles } from "./content/category-tiles.ts";
import { colorFamilies, colors } from "./content/colors.ts";
import { products, trending } from "./content/products.ts";
import type { Product } from "./content/schema.ts";
import { site } from "./content/site.ts";
import { texts } from "./content/texts.ts";
import { inLetters } from "./other-letters.ts";

/** English in the letters of Japanese. */
export function japanese<T>(content: T): T {
  return inLetters("アイウエオカキクケコサシスセソタチツテトナニヌネノハ", content);
}

const words = japanese({ categoryTiles, site, subcategories, texts });
const { home, search, listing } = words.texts;

/** The words of a picture from elsewhere stay Latin. */
const local = products.filter(({ image }) => image !== "product-remote");

/** So many that Show More ends with its last step full. */
const shown = trending
  .filter((id) => local.some(({ _id }) => _id === id))
  .slice(0, visibleProducts.initial + visibleProducts.perShowMore);

/** A shop without a Latin letter, a currency without decimals, genders, and the sections that may be missing. */
export const japaneseShop = {
  ...words,
  genders: [],
  heroCards: [],
  posts: [],
  services: [],
  trending: shown,
  categories: japanese(categories).map(({ genders: _genders, ...category }) => category),
  colors: Object.fromEntries(Object.entries(colors).map((entry) => japanese(entry))),
  colorFamilies: japanese(colorFamilies),
  products: japanese(local.filter(({ _id }) => shown.includes(_id))).map(
    ({ gender: _gender, price, oldPrice, ...product }): Product => ({
      ...product,
      price: Math.round(price * 100),
      ...(oldPrice !== undefined && { oldPrice: Math.round(oldPrice * 100) }),
    }),
  ),
  site: {
    ...words.site,
    name: "Hamabe",
    deal: false,
    address: "https://hamabe.example/my-shop",
    title: "針を落とすまえに、靴下を。",
    intro: "小さなレコード店をかたどった見本のオンラインショップです。検索や絞り込みができます。",
  },
  texts: {
    ...words.texts,
    language: "ja",
    locale: "ja-JP",
    currency: "JPY",
    products: { other: "{count}点の商品" },
    home: { ...home, revealed: { other: home.revealed.other ?? "" } },
    search: { ...search, minimumLength: 1, found: { other: "「{words}」の商品 {count}点" } },
    listing: { ...listing, show: { other: "{count}点を表示" } },
  },
};
