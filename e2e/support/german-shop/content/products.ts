import type { Product } from "./schema.ts";

function product(_id: number, name: string, category: string, subcategory: string, gender: string) {
  return { _id, name, category, subcategory, gender };
}

function look(image: string, color: string, rating: number) {
  return { image, color, rating };
}

export const products: readonly Product[] = [
  {
    ...product(1, "Hausschuh aus Filz", "schuhe", "Hausschuhe", "fuer-alle"),
    description: "Dichter Filz auf einer Sohle aus Gummi. Über Nacht am Ofen wieder trocken.",
    ...look("product-svg", "naturweiß", 4.6),
    price: 32,
  },
  {
    ...product(2, "Sandale mit zwei Riemen", "schuhe", "Sandalen", "herren"),
    description: "Zwei Riemen aus geflochtenem Seil über einer Sohle aus Gummi.",
    ...look("product-turned", "grün wie Moos", 4.4),
    price: 68,
    oldPrice: 85,
  },
  {
    ...product(3, "Kniehoher Stiefel", "schuhe", "Stiefel", "damen"),
    description: "Aus einem Stück gegossen, mit einer Schlaufe zum Aufhängen.",
    ...look("product-png", "grün wie Moos", 4.7),
    price: 96,
    oldPrice: 128,
  },
  {
    ...product(4, "Gefütterter Stiefel", "schuhe", "Stiefel", "damen"),
    description: "Innen gebürstete Wolle, außen geteertes Leder.",
    ...look("product-huge", "schwarz", 4.8),
    price: 1240,
    oldPrice: 1320,
  },
  {
    ...product(5, "Hausschuh für den Garten", "schuhe", "Hausschuhe", "herren"),
    description: "Glatter Kork, der schwimmt, falls es dazu kommt.",
    ...look("product-avif", "schwarz", 4.5),
    price: 148,
  },
  {
    ...product(6, "Mütze aus Flicken", "kopf", "gestrickte Mützen", "damen"),
    description: "Pflanzlich gegerbtes Leder mit heller Naht. Sie hält auch bei Sturm.",
    ...look("product-tiff", "rostrot", 4.9),
    price: 180,
  },
  {
    ...product(7, "Fischermütze", "kopf", "gestrickte Mützen", "fuer-alle"),
    description: "Kurz, aus grober Wolle, ohne Bommel.",
    ...look("product-webp", "rostrot", 4.6),
    price: 24.5,
    oldPrice: 49,
  },
  {
    ...product(8, "Runder Strohhut", "kopf", "Hüte", "herren"),
    description: "Feines Stroh um einen grünen Schirm. Flach gefaltet passt er in die Jacke.",
    ...look("product-grey", "naturweiß", 3.8),
    price: 49,
  },
  {
    ...product(9, "Schirmmütze mit Streifen", "kopf", "Hüte", "fuer-alle"),
    description: "Fester Schirm, kein Streifen wie der andere.",
    ...look("product-capitals", "naturweiß", 4.2),
    price: 74,
  },
];

export const trending: readonly number[] = [6, 4, 3, 2, 7, 5, 8, 1, 9];
