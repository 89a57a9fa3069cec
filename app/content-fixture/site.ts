import type { Site } from "../../content/schema.ts";

/** Names, addresses, links and texts of the frame and of the home page. */
export const site: Site = {
  name: "Skærgård",
  tagline: "boots, caps and socks for wind",
  description: "Skærgård sells nothing: it is the shop on which the rules are tested.",
  address: "https://skaergaard.example",
  area: "An island without cars",
  email: "post@skaergaard.example",
  emailIfNeeded: "hjelp@skaergaard.example",
  github: "https://github.com/skaergaard/butik",
  stackLine: "MongoDB · Express · React · Node",
  title: "Stormvejrsbeklædningsgenstande.",
  intro: "Things for cold feet and windy heads, in three categories.",
  navigation: [
    { label: "Home", path: "/" },
    { label: "Shop", path: "/shop" },
    { label: "Pages", path: "/" },
    { label: "Resume", path: "/contact" },
  ],
  plannedPaths: ["/shop", "/contact", "/login"],
  heroImages: [
    { image: "cut-boot", name: "Boot", color: "Tar", path: "/shop" },
    { image: "cut-cap", name: "Cap", color: "Rust", path: "/categories/caps" },
    { image: "cut-sock", name: "Sock", color: "Sea foam", path: "/categories/knit-socks" },
  ],
  pictures: {
    notFound: "harbour",
    nothingFound: "cut-cap",
    search: "cut-sock",
    relatedLinks: "cut-boot",
  },
  searchExamples: ["brass", "felt", "straw"],
};
