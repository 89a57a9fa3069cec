import type { Sharp } from "sharp";

/** The width in pixels to which a cut-out is scaled before it is measured. */
const measured = 200;

/** The minimum alpha of the object's pixels. Pixels of shadows have a lower alpha. */
const opaque = 200;

/** The minimum ratio of the long to the short side for a long object, such as a pair of glasses or of trousers. */
const long = 1.6;

/** The shares of a card's width and height that a wide and a tall object fill. */
const filledWidth = 0.82;
const filledHeight = 0.88;
/** The maximum share of a card's area that any other object covers, so that bulky objects do not look larger. */
const covered = 0.33;
/** The ratio of a card's width to its height. */
const card = 4 / 5;

/**
 * Measures the object of a cut-out. `top` is the object's upper edge, as a percentage of the picture's height. `scale`
 * is the factor by which cards resize the picture, so that all objects look about equally large. `wide` is set for wide
 * objects.
 */
export async function findOpaquePart(image: Sharp) {
  const resized = image.resize({ width: measured }).toColorspace("srgb").ensureAlpha();
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  let area = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if ((data[4 * pixel + 3] ?? 0) < opaque) continue;
    area += 1;
    columns.add(pixel % info.width);
    rows.add(Math.floor(pixel / info.width));
  }
  // If no pixel is opaque, the whole picture counts as the object.
  if (rows.size === 0) return { top: 0 };
  const [width, height] = [extentOf(columns), extentOf(rows)];
  const top = Math.floor((100 * Math.min(...rows)) / info.height);
  // A card shows the whole picture, so the picture fills either the card's width or its height.
  const ratio = info.width / info.height / card;
  const shownWidth = (width / info.width) * Math.min(1, ratio);
  const shownHeight = (height / info.height) * Math.min(1, 1 / ratio);
  const shownArea = (area / info.width / info.height) * Math.min(ratio, 1 / ratio);
  if (width >= long * height) {
    return { top, scale: rounded(Math.max(1, filledWidth / shownWidth)), wide: true };
  }
  if (height >= long * width)
    return { top, scale: rounded(Math.max(1, filledHeight / shownHeight)) };
  return { top, scale: rounded(Math.min(1, Math.sqrt(covered / shownArea))) };
}

function rounded(factor: number): number {
  return Math.round(100 * factor) / 100;
}

function extentOf(found: ReadonlySet<number>): number {
  return Math.max(...found) - Math.min(...found) + 1;
}
