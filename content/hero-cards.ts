import type { PictureName } from "./pictures.ts";

type HeroCard = {
  readonly id: number;
  readonly image: PictureName;
  readonly trend: string;
  readonly title: string;
};

export const heroCards = [
  {
    id: 1,
    image: "cut-oxford-shirt",
    trend: "Blue on blue",
    title: "Men",
  },
  {
    id: 2,
    image: "cut-slip-dress",
    trend: "Satin on the bias",
    title: "Women",
  },
  {
    id: 3,
    image: "cut-vase-and-lamp",
    trend: "By lamplight",
    title: "Home/Decor",
  },
] as const satisfies readonly HeroCard[];
