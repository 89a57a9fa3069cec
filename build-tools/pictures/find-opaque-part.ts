import type { Sharp } from "sharp";

/** The width in pixels to which a cut-out is scaled before it is measured. */
const measured = 200;

/** The minimum alpha of the object's pixels. Pixels of shadows have a lower alpha. */
const opaque = 200;

/** The minimum ratio of width to height for a wide object, such as a pair of glasses. Cards enlarge wide objects. */
const wide = 1.6;

/** The share of a card's width that a wide object fills. */
const filled = 0.82;
/** The ratio of a card's width to its height. */
const card = 4 / 5;

/**
 * Measures the object of a cut-out. `top` is the object's upper edge, as a percentage of the picture's height.
 * `enlarged` is the factor by which cards enlarge a wide object.
 */
export async function findOpaquePart(image: Sharp) {
  const resized = image.resize({ width: measured }).toColorspace("srgb").ensureAlpha();
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if ((data[4 * pixel + 3] ?? 0) < opaque) continue;
    columns.add(pixel % info.width);
    rows.add(Math.floor(pixel / info.width));
  }
  // If no pixel is opaque, the whole picture counts as the object.
  if (rows.size === 0) return { top: 0 };
  const [width, height] = [extentOf(columns), extentOf(rows)];
  const top = Math.floor((100 * Math.min(...rows)) / info.height);
  if (width < wide * height) return { top };
  // A card shows the whole picture, so a tall picture is narrower than the card.
  const shown = (width / info.width) * Math.min(1, info.width / info.height / card);
  return { top, enlarged: Math.max(1, Math.round((100 * filled) / shown) / 100) };
}

function extentOf(found: ReadonlySet<number>): number {
  return Math.max(...found) - Math.min(...found) + 1;
}
