import type { Site } from "../../../app/content-shape/schema.ts";
import { site as fixtureSite } from "../fixture/site.ts";

/** A small shop in Hebrew. Only text that tests use is translated; all other text comes from the fixture shop. */
export const site: Site = {
  ...fixtureSite,
  name: "חוט ומחט",
  address: "https://hebrew.example/my-shop",
  analytics: {
    script: "https://counter.example/count.js",
    attributes: { "data-site": "hebrew.example" },
    countPage: { call: "counter.count", with: "pageview" },
  },
  productPages: true,
  formService: "https://forms.example/f/abc",
  navigation: [
    { label: "בית", path: "/" },
    { label: "חנות", path: "/shop" },
    { label: "בגדים", path: "/categories/בגדים" },
    { label: "אביזרים", path: "/categories/אביזרים" },
  ],
  heroImages: fixtureSite.heroImages.map((one) => ({ ...one, path: "/categories/אביזרים" })),
  searchExamples: [{ words: "פשתן" }, { words: "צמר" }, { words: "קנבס" }],
};
