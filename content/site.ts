import type { PictureName } from "./pictures.ts";

type FooterLink = {
  readonly label: string;
  /** An address inside the shop, or `github` for the repository named below. */
  readonly path: `/${string}` | "github";
};

type Links = { readonly heading: string; readonly links: readonly FooterLink[] };

type Site = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly address: `https://${string}` | undefined;
  readonly area: string;
  readonly email: string;
  readonly emailIfNeeded: string;
  readonly github: string;
  readonly stackLine: string;
  readonly title: string;
  readonly intro: string;
  readonly navigation: readonly { label: string; path: `/${string}` }[];
  readonly notSetUp: readonly `/${string}`[];
  readonly plates: readonly { image: PictureName; name: string; colour: string }[];
  readonly deal: string;
  readonly blogHeading: string;
  readonly pictures: Readonly<Record<"notFound" | "nothingFound" | "keepLooking", PictureName>>;
  readonly footer: {
    readonly contact: { heading: string; emailIfNeededLabel: string };
    readonly company: Links;
    readonly useful: Links;
    readonly details: { heading: string; images: readonly PictureName[] };
    readonly copyright: string;
  };
};

/** Names, addresses, links and texts of the frame and of the home page. */
export const site = {
  name: "Hemline",
  /** Stands behind the name in the home page's title. */
  tagline: "clothing and accessories",
  description: "Hemline is a portfolio demo of an online clothing and accessories shop.",
  /** Where the shop is on the web, without a slash at its end: "https://shop.example". */
  address: undefined,
  area: "Greater Boston Area",
  email: "hello@hemline.example",
  emailIfNeeded: "support@hemline.example",
  /** The repository behind every GitHub and Source code link. */
  github: "https://github.com/",
  stackLine: "MongoDB · Express · React · Node",
  title: "A small shop, cut to measure.",
  intro:
    "Hemline is a portfolio demo of a clothing and accessories shop: ten pieces, two categories, search and filters. Nothing here is for sale.",
  navigation: [
    { label: "Home", path: "/" },
    { label: "Shop", path: "/shop" },
    { label: "Pages", path: "/" },
    { label: "Resume", path: "/contact" },
  ],
  /** Linked, but with no page of their own yet: they end on the not-found page. */
  notSetUp: ["/shop", "/contact", "/login"],
  /** The three cut-outs of the home page's header, the large one first. */
  plates: [
    { image: "cut-wool-car-coat", name: "Wool Car Coat", colour: "Camel" },
    { image: "cut-top-handle-bag", name: "Leather Bag", colour: "Cognac" },
    { image: "cut-straight-leg-jeans", name: "Jeans", colour: "Indigo" },
  ],
  /** {month} and {day} stand for the day on which the current deal ends. */
  deal: "Up to 50% off until {month}/{day}",
  blogHeading: "From the blog",
  /** What the pages that say that there is nothing show, and the last card of a search. */
  pictures: {
    notFound: "not-found",
    nothingFound: "cut-wool-car-coat",
    keepLooking: "cut-round-wire-sunglasses",
  },
  footer: {
    contact: {
      heading: "Contact",
      emailIfNeededLabel: "Email if needed",
    },
    company: {
      heading: "Company",
      links: [
        { label: "About", path: "/" },
        { label: "Contact", path: "/" },
        { label: "Privacy", path: "/" },
        { label: "Terms", path: "/" },
      ],
    },
    useful: {
      heading: "Useful Links",
      links: [
        { label: "Delivery", path: "/" },
        { label: "Returns", path: "/" },
        { label: "Size guide", path: "/" },
        { label: "Source code", path: "github" },
      ],
    },
    details: {
      heading: "Details",
      images: ["detail-1", "detail-2", "detail-3", "detail-4", "detail-5", "detail-6"],
    },
    copyright: "© 2026 Hemline. A portfolio demo, nothing here is for sale.",
  },
} as const satisfies Site;
