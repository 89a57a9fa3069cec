import type { Category, CategoryTile, Gender, Product, Site, Texts } from "../content/schema.ts";
import { heroCards } from "../e2e/support/fixture-shop/content/hero-cards.ts";
import { pictures as shopPictures } from "../e2e/support/fixture-shop/content/pictures.ts";
import { posts } from "../e2e/support/fixture-shop/content/posts.ts";
import { services } from "../e2e/support/fixture-shop/content/services.ts";
import { site as shopSite } from "../e2e/support/fixture-shop/content/site.ts";
import { texts as shopTexts } from "../e2e/support/fixture-shop/content/texts.ts";
import { checkContent } from "./check-content.ts";
import type { Content } from "./content-path.ts";
import { describeProblem } from "./problem.ts";

const products: readonly Product[] = [
  { ...aProduct(1, "Trail Boot"), oldPrice: 120, author: "admin" },
  { ...aProduct(2, "Rain Cap"), category: "caps", subcategory: "beanies", color: "sky blue" },
  { ...aProduct(3, "Camp Sandal"), gender: "women" },
];

function aProduct(_id: number, name: string): Product {
  return {
    _id,
    name,
    category: "shoes",
    subcategory: "boots",
    gender: "men",
    description: "For wet paths.",
    price: 90,
    image: "boot",
    color: "tan",
    rating: 4.5,
  };
}

const categories: readonly Category[] = [
  {
    id: "shoes",
    name: "Shoes",
    subtitle: "For every path.",
    image: "boot",
    genders: [{ gender: "men", subtitle: "For long paths.", image: "boot" }],
  },
  { id: "caps", name: "Caps", subtitle: "They stay on.", image: "boot" },
];

const categoryTiles: readonly CategoryTile[] = [
  { name: "Shoes", path: "/categories/shoes", image: "tile-shoes" },
  { name: "Source", path: "github", image: "tile-shoes" },
];

const pictures = {
  ...shopPictures,
  boot: { alt: "A boot", backdrop: "sand" },
  path: { alt: "A path" },
};

/** A valid site. */
export const aSite: Site = {
  ...shopSite,
  navigation: [
    { label: "Home", path: "/" },
    { label: "Shop", path: "/shop" },
  ],
  notSetUp: ["/shop"],
  searchExamples: ["wet", "paths", "for wet"],
};

const texts: Texts = { ...shopTexts, search: { ...shopTexts.search, synonyms: {} } };

const genders: readonly Gender[] = [
  { id: "men", name: "men" },
  { id: "women", name: "women" },
];

/** The valid content of a made-up shop, with some of its exports replaced. */
export function aContent(changes: Content = {}): Content {
  return {
    products,
    trending: [3, 1, 2],
    categories,
    genders,
    subcategories: ["boots", "beanies"],
    categoryTiles,
    heroCards,
    services,
    posts,
    colors: { tan: "#aa8855", "sky blue": "#abc" },
    pictures,
    site: aSite,
    texts,
    ...changes,
  };
}

/** The first product with other fields. */
export function productsWith(fields: object): Content {
  const [first, ...others] = products;
  return { products: [{ ...first, ...fields }, ...others] };
}

/** The error lines for the made-up shop with some of its exports replaced. */
export function linesFor(changes: Content, unread: readonly string[] = []): readonly string[] {
  const backdrops = ["sand", "camel", "clay", "cognac", "forest", "sky"];
  const surroundings = { fixedPages: ["/", "/search"], backdrops };
  return checkContent(aContent(changes), surroundings, unread).map(describeProblem);
}
