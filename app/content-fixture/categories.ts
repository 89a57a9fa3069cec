import type { Category, Gender } from "../../content/schema.ts";

export const categories: readonly Category[] = [
  {
    id: "shoes",
    name: "Shoes",
    subtitle: "Pairs for wet decks.",
    image: "cut-boot",
    // Women and men have subtitles of their own; unisex lists its types.
    genders: [
      {
        gender: "women",
        subtitle: "Clogs, a mule and a boot, for dry decks and wet ones.",
        image: "cut-cap",
      },
      {
        gender: "men",
        subtitle: "Barefoot, or over knitwear.",
        image: "cut-sock",
        backdrop: "clay",
      },
    ],
  },
  { id: "caps", name: "Caps", subtitle: "They stay on.", image: "product-capitals" },
  // None of them is for women: a category that lacks a gender.
  { id: "knit-socks", name: "Knit socks", subtitle: "Warm to the knee.", image: "cut-sock" },
];

export const genders: readonly Gender[] = [
  { id: "men", name: "men", alsoCalled: ["man"] },
  { id: "women", name: "women", alsoCalled: ["ladies"] },
  { id: "unisex", name: "unisex" },
];

export const subcategories: readonly string[] = [
  "slippers",
  "sandals",
  "clogs",
  "boots",
  "mules",
  "beanies",
  "visors",
  "bed socks",
  "boot liners",
];
