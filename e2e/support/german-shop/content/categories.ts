import type { Category, Gender } from "./schema.ts";

export const categories: readonly Category[] = [
  { id: "schuhe", name: "Schuhe und Stiefel", subtitle: "Für nasse Wege.", image: "cut-boot" },
  { id: "kopf", name: "Mützen", subtitle: "Sie sitzen auch bei Sturm.", image: "cut-cap" },
];

export const genders: readonly Gender[] = [
  { id: "damen", name: "Damen" },
  { id: "herren", name: "Herren" },
  { id: "fuer-alle", name: "für alle" },
  // Kein Artikel gehört dazu.
  { id: "kinder", name: "Kinder" },
];

export const subcategories = ["Stiefel", "Hausschuhe", "Sandalen", "gestrickte Mützen", "Hüte"];
