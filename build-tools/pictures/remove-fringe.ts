/** How far from an edge pixel the colors of the object and of its shadow are looked for, in pixels. */
const radius = 3;

/** From this alpha on, a pixel is opaque. */
const opaque = 250;

/** Below this alpha, a pixel is not seen, but its color blends into its neighbors when the file is encoded. */
const unseen = 13;

/** A wire is narrower than this many pixels next to its edge, and keeps its highlights. */
const minInside = 10;

/**
 * Gives each half-transparent pixel at the edge of a cut-out the mixed color of the object and of its shadow.
 * The background that it was photographed on would otherwise remain as a line around it.
 * @param data four bytes per pixel: red, green, blue and alpha
 */
export function removeFringe(data: Uint8Array, width: number): Uint8Array {
  const height = data.length / 4 / width;
  const result = Uint8Array.from(data);
  const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0;
  // A pixel next to the edge may have some of the background, too.
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
