import type { NamedSite } from "../app/content-shape/names.ts";
import type { Site } from "../app/content-shape/schema.ts";

/** Name, addresses, links and texts of the layout and the home page. */
export const site: Site = {
  name: "Hemline",
  /** Follows the name in the home page's title. */
  tagline: "clothing and accessories",
  description: "Hemline is a portfolio demo of an online clothing and accessories shop.",
  /** The shop's address, without a trailing slash: "https://shop.example". Hosts name theirs (docs/deploy.md). */
  address: undefined,
  area: "Greater Boston Area",
  email: "hello@hemline.example",
  emailIfNeeded: "support@hemline.example",
  /** The repository behind every GitHub and Source code link. Hosts name the one they build from, otherwise package.json does. */
  github: undefined,
  /** A script that counts page views ("Analytics" in docs/owner.md). */
  analytics: undefined,
  /** Where a contact form sends what is entered ("A form" in docs/owner.md). */
  formService: undefined,
  stackLine: "MongoDB · Express · React · Node",
  title: "A small shop, cut to measure.",
  intro:
    "Hemline is a portfolio demo of a clothing and accessories shop, and a work in progress: ten pieces, two categories, search and filters. Nothing here is for sale.",
  navigation: [
    { label: "Home", path: "/" },
    { label: "Shop", path: "/shop" },
    { label: "Pages", path: "/" },
    { label: "Resume", path: "/contact" },
  ],
  /** Whether the shop works offline after a visit; `false` also removes what it has stored so far. */
  offline: true,
  /** Whether the home page has the deal. Its end is a rule: app/pages/home/deals/find-deal-end.ts. */
  deal: true,
  /** Linked, but without a page of their own yet: they show the not-found page. */
  plannedPaths: ["/shop", "/contact", "/login"],
  /** The three cut-outs of the home page's header, the large one first. */
  heroImages: [
    {
      image: "top-handle-bag",
      name: "Leather Bag",
      color: "Cognac",
      path: "/categories/accessories",
    },
    {
      image: "canvas-rucksack",
      name: "Rucksack",
      color: "Olive",
      path: "/categories/accessories",
    },
    {
      image: "tortoiseshell-sunglasses",
      name: "Sunglasses",
      color: "Tortoiseshell",
      path: "/categories/accessories",
    },
  ],
  /** Pictures of empty pages, of the search page, and of the block that ends a grid of products. */
  pictures: {
    notFound: "cut-not-found",
    nothingFound: "wool-car-coat",
    search: "round-wire-sunglasses",
    relatedLinks: "canvas-rucksack",
  },
  /** Searches that the search page offers before one. Each finds something. */
  searchExamples: ["leather", "wool", "denim"],
} satisfies NamedSite;
