import type {
  Category,
  CategoryTile,
  Gender,
  HeroCard,
  PictureEntry,
  Post,
  Product,
  Service,
  Site,
  Texts,
} from "../content/schema.ts";
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

const heroCards: readonly HeroCard[] = ["Tide", "Wind", "Frost"].map((title, index) => ({
  id: index + 1,
  image: "boot",
  trend: "Warm",
  title,
}));

const services: readonly Service[] = (["truck", "shield", "chat"] as const).map((icon) => ({
  icon,
  title: `Service by ${icon}`,
  text: "It comes when it comes.",
}));

const posts: readonly Post[] = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Post ${id}`,
  subtitle: "A short one.",
  date: "Monday",
  imageUrl: "path",
}));

const details = [1, 2, 3, 4, 5, 6].map((number) => `knot-${number}`);

const pictures: Readonly<Record<string, PictureEntry>> = {
  boot: { alt: "A boot", backdrop: "sand" },
  "tile-shoes": { alt: "Shoes", backdrop: "moss" },
  path: { alt: "A path" },
  harbour: { alt: "A harbour" },
  ...Object.fromEntries(details.map((name) => [name, { alt: "A knot" }])),
};

/** A valid site. */
export const aSite: Site = {
  name: "Trailhead",
  tagline: "boots and caps",
  description: "A shop for tests.",
  address: "https://trailhead.example",
  area: "The hills",
  email: "hello@trailhead.example",
  emailIfNeeded: "help@trailhead.example",
  github: "https://code.example/trailhead",
  stackLine: "Node",
  title: "Walk on.",
  intro: "Three things.",
  navigation: [
    { label: "Home", path: "/" },
    { label: "Shop", path: "/shop" },
  ],
  notSetUp: ["/shop"],
  heroImages: ["Boot", "Cap", "Sandal"].map((name) => ({ image: "boot", name, color: "Tan" })),
  pictures: { notFound: "harbour", nothingFound: "boot", search: "boot", keepLooking: "boot" },
  searchExamples: ["wet", "paths", "for wet"],
  footer: {
    contact: { heading: "Contact", emailIfNeededLabel: "Email if needed" },
    company: { heading: "Company", links: [{ label: "About", path: "/" }] },
    useful: { heading: "Useful Links", links: [{ label: "Source", path: "github" }] },
    details: { heading: "Details", images: details },
    copyright: "© Trailhead",
  },
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
  const surroundings = { fixedPages: ["/", "/search"], backdrops: ["sand", "moss"] };
  return checkContent(aContent(changes), surroundings, unread).map(describeProblem);
}
