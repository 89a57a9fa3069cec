import type { HeroCard } from "./schema.ts";

export const heroCards: readonly HeroCard[] = [
  { id: 1, image: "cut-boot", trend: "Bis zum Knie", title: "Herren" },
  { id: 2, image: "cut-cap", trend: "Über die Ohren", title: "Damen" },
  { id: 3, image: "cut-sock", trend: "Zwei auf einmal", title: "Zuhause" },
];
