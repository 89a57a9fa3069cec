import type { HeroCard } from "../../content/schema.ts";

export const heroCards: readonly HeroCard[] = [
  { id: 1, image: "cut-boot", trend: "Up to the knee", title: "Men" },
  { id: 2, image: "cut-cap", trend: "Down to the ears", title: "Women" },
  { id: 3, image: "cut-sock", trend: "Two pairs at once", title: "Home/Decor" },
];
