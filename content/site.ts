import type { NamedSite } from "../app/content-shape/names.ts";
import type { Site } from "../app/content-shape/schema.ts";

/** Set the shop's name, addresses and links, and the texts of the layout and the home page. */
export const site: Site = {
  name: "Hemline",
  /** Write the words that follow the name in the home page's title. */
  tagline: "clothing and accessories",
  description: "Hemline is a portfolio demo of an online clothing and accessories shop.",
  /** Set the shop's URL, such as "https://shop.example", unless your host provides it (docs/deploy.md). */
  address: undefined,
  area: "Greater Boston Area",
  email: "hello@hemline.example",
  emailIfNeeded: "support@hemline.example",
  /** Set the repository for links to `github`, unless your host or package.json provides the repository. */
  github: undefined,
  /** Add a script that counts page views ("Analytics" in docs/owner.md). */
  analytics: undefined,
  /** Set the service that receives your contact form ("A form" in docs/owner.md). */
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
  /** Write `false` to turn off offline visits and remove the stored pages from visitors' browsers. */
  offline: true,
  /**
   * Write `false` to remove the deal from the home page. Set the deal's end date in
   * app/pages/home/deals/find-deal-end.ts.
   */
  deal: true,
  /** Write `true` to give each product a page of its own ("Products" in docs/owner.md). */
  productPages: false,
  /** List links to pages that you have not added yet. These links show the not-found page. */
  plannedPaths: ["/shop", "/contact", "/login"],
  /** Choose three cut-outs for the home page's header, with the large cut-out first. */
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
  /** Choose pictures for the not-found page, empty results, and the block at the end of a grid. */
  pictures: {
    notFound: "cut-not-found",
    nothingFound: "wool-car-coat",
    relatedLinks: "canvas-rucksack",
  },
  /** List three example searches for the search page, each with a picture or none with one. Each must find a product. */
  searchExamples: [
    { words: "leather", image: "detail-6" },
    { words: "wool", image: "detail-5" },
    { words: "denim", image: "detail-1" },
  ],
} satisfies NamedSite;
