import type { Named } from "../app/content-shape/names.ts";
import type { HeroCard } from "../app/content-shape/schema.ts";

export const heroCards: readonly HeroCard[] = [
  {
    id: 1,
    image: "oxford-shirt",
    backdrop: "sky",
    trend: "Blue on blue",
    title: "Men",
  },
  {
    id: 2,
    image: "detail-2",
    trend: "Satin on the bias",
    title: "Women",
  },
  {
    id: 3,
    image: "cut-vase-and-lamp",
    trend: "By lamplight",
    title: "Home/Decor",
  },
] satisfies readonly Named<HeroCard, "image">[];
