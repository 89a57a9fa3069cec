import type { HeroCard } from "./schema.ts";

export const heroCards: readonly HeroCard[] = [
  { id: 1, image: "cut-boot", trend: "עד הברך", title: "גברים" },
  { id: 2, image: "cut-cap", trend: "מעל האוזניים", title: "נשים" },
  { id: 3, image: "cut-sock", trend: "תמיד בזוג", title: "לבית" },
];
