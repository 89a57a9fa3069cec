import type { Category, Gender } from "./schema.ts";

export const categories: readonly Category[] = [
  {
    id: "schuhe",
    name: "Schuhe und Stiefel",
    subtitle: "Fünf Paar für nasse Wege.",
    image: "cut-boot",
  },
  { id: "kopf", name: "Mützen", subtitle: "Drei, die auch bei Sturm sitzen.", image: "cut-cap" },
];

export const genders: readonly Gender[] = [
  { id: "damen", name: "Damen" },
  { id: "herren", name: "Herren" },
  { id: "fuer-alle", name: "für alle" },
  // Kein Artikel gehört dazu.
  { id: "kinder", name: "Kinder" },
];

export const subcategories: readonly string[] = [
  "Stiefel",
  "Hausschuhe",
  "Sandalen",
  "gestrickte Mützen",
  "Hüte",
];
