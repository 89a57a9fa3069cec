/** The radius around an edge pixel, in pixels, within which the object's and the shadow's colors are sampled. */
const radius = 3;

/** The minimum alpha of an opaque pixel. */
const opaque = 250;

/**
 * The alpha below which a pixel is invisible. The encoder still blends an invisible pixel's color into its neighbors.
 */
const unseen = 13;

/**
 * A visible edge pixel is recolored only if at least this many of the pixels around it lie inside the object. A thin wire
 * has fewer, so it keeps its highlights. An invisible pixel needs only one.
 */
const minInside = 10;

/**
 * Recolors the half-transparent pixels at the edge of a cut-out with a mix of the object's color and the shadow's.
 * Without this step, the photographed background would remain as a line around the object.
 * @param data four bytes per pixel: red, green, blue and alpha
 */
export function removeFringe(data: Uint8Array, width: number): Uint8Array {
  const height = data.length / 4 / width;
  const result = Uint8Array.from(data);
  const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0;
  // Excludes opaque pixels next to the edge, because they may contain some of the background's color.
  const isInside = (x: number, y: number) =>
    alphaAt(x, y) >= opaque &&
    alphaAt(x - 1, y) >= opaque &&
    alphaAt(x + 1, y) >= opaque &&
    alphaAt(x, y - 1) >= opaque &&
    alphaAt(x, y + 1) >= opaque;

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = alphaAt(x, y);
      if (alpha >= opaque) continue;
      const inside: number[] = [];
      let clearest = { alpha, pixel: y * width + x };
      for (
        let nearY = Math.max(0, y - radius);
        nearY <= Math.min(height - 1, y + radius);
        nearY++
      ) {
        for (
          let nearX = Math.max(0, x - radius);
          nearX <= Math.min(width - 1, x + radius);
          nearX++
        ) {
          const pixel = nearY * width + nearX;
          const near = alphaAt(nearX, nearY);
          if (near < clearest.alpha) clearest = { alpha: near, pixel };
          if (near >= opaque && isInside(nearX, nearY)) inside.push(pixel);
        }
      }
      if (inside.length < (alpha < unseen ? 1 : minInside)) continue;
      const shadow = clearest.alpha / 255;
      const covered = (alpha / 255 - shadow) / (1 - shadow);
      for (let channel = 0; channel < 3; channel++) {
        const valueAt = (pixel: number) => data[4 * pixel + channel] ?? 0;
        const own = inside.reduce((sum, pixel) => sum + valueAt(pixel), 0) / inside.length;
        const mixed = covered * own + (1 - covered) * shadow * valueAt(clearest.pixel);
        const color = alpha < unseen ? own : (255 * mixed) / alpha;
        result[4 * (y * width + x) + channel] = Math.round(color);
      }
    }
  }
  return result;
}
