const kB = 1000;

/** Limits for the first load of a page, in bytes as served (brotli where there is a .br file). */
export const budgets = {
  scripts: 108 * kB,
  chunkGroups: 7,
  ownCode: 14 * kB,
  styles: 10 * kB,
  html: 12 * kB,
  preloadedFont: 22 * kB,
  /** All subsets together, for a page with letters of each. */
  fonts: 45 * kB,
  /** Whatever pictures the owner has: photographs take twice as much as ours. */
  picturesOnPhone: 100 * kB,
  picturesOnDesktop: 160 * kB,
  /** With both parts of the font, as a shop in another language needs them. */
  withoutPicturesOnPhone: 165 * kB,
  precache: 1200 * kB,
} as const;
