import type { Sharp } from "sharp";

/** The width, in pixels, at which a cut-out is measured. */
const measured = 200;

/** From this alpha on, a pixel belongs to the object: shadows do not. */
const opaque = 200;

/** How much wider than high an object is that is fitted by its width, such as a pair of glasses. */
const wide = 1.6;

/** The share of a card's width that a wide object fills, and the card's width by its height. */
const filled = 0.82;
const card = 4 / 5;

/**
 * Where the object of a cut-out begins, in percent of the picture's height, and how much larger a card shows
 * the picture of a wide one.
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
  // Nothing is opaque: the whole picture is the object.
  if (rows.size === 0) return { top: 0 };
  const [width, height] = [extentOf(columns), extentOf(rows)];
  const top = Math.floor((100 * Math.min(...rows)) / info.height);
  if (width < wide * height) return { top };
  // The card shows the whole picture, which may be narrower than the card.
  const shown = (width / info.width) * Math.min(1, info.width / info.height / card);
  return { top, enlarged: Math.max(1, Math.round((100 * filled) / shown) / 100) };
}

function extentOf(found: ReadonlySet<number>): number {
  return Math.max(...found) - Math.min(...found) + 1;
}
