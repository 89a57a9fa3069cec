import type { Product } from "./schema.ts";

const rows: readonly [string, string, string, string, string, string, number, number?][] = [
  ["schuhe", "Hausschuhe", "fuer-alle", "Hausschuh aus Filz", "product-svg", "naturweiß", 32],
  ["schuhe", "Sandalen", "herren", "Seilsandale", "product-turned", "grün wie Moos", 68, 85],
  ["schuhe", "Stiefel", "damen", "Kniehoher Stiefel", "product-png", "grün wie Moos", 96, 128],
  ["schuhe", "Stiefel", "damen", "Stiefel aus Leder", "product-huge", "schwarz", 1240, 1320],
  ["schuhe", "Hausschuhe", "herren", "Hausschuh aus Kork", "product-avif", "schwarz", 148],
  ["kopf", "gestrickte Mützen", "damen", "Mütze aus Leder", "product-tiff", "rostrot", 180],
  ["kopf", "gestrickte Mützen", "fuer-alle", "Fischermütze", "product-webp", "rostrot", 24.5, 49],
  ["kopf", "Hüte", "herren", "Runder Strohhut", "product-grey", "naturweiß", 49],
  ["kopf", "Hüte", "fuer-alle", "Schirmmütze", "product-capitals", "naturweiß", 74],
];

export const products: readonly Product[] = rows.map(
  ([category, subcategory, gender, name, image, color, price, oldPrice], index) => ({
    _id: index + 1,
    name,
    category,
    subcategory,
    gender,
    description: "Gefüttert mit gebürsteter Wolle, auch bei Sturm.",
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    image,
    color,
    rating: 4.5,
  }),
);

export const trending: readonly number[] = [6, 4, 3, 2, 7, 5, 8, 1, 9];
