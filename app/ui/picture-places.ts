/** The blocks of colour that a cut-out may lie on (styles/tokens.css). */
export const cloths = ["camel", "cognac", "forest", "indigo", "sky", "clay"] as const;

export type Cloth = (typeof cloths)[number];

/**
 * For each place a picture can stand in: the widths in pixels that are made of it. They follow from
 * the widths the layout gives the place, from 320 px phones at density 2 to 1920 px screens.
 */
export const picturePlaces = {
  product: [240, 400, 560, 800, 1120],
  tile: [240, 400, 560, 800],
  "cut-out": [240, 400, 640, 960, 1280],
  post: [240, 400, 640, 960, 1440],
  detail: [120, 240, 360],
  scene: [480, 800, 1200, 1600],
} as const satisfies Record<string, readonly number[]>;

export type PicturePlace = keyof typeof picturePlaces;

/** The widths that are made of a picture: those of its place that its original allows, ascending. */
export function widthsOf(place: PicturePlace, originalWidth: number): readonly number[] {
  const widths = picturePlaces[place].filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** The width of the one WebP, for browsers without AVIF: in the middle of the others. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[Math.ceil((widths.length - 1) / 2)] ?? 0;
}
