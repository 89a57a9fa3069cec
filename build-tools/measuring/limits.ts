const kB = 1000;

/** Bytes as served (brotli), for `npm test` and `npm run bench`. Raise one here, with its reason. */
export const byteLimits = {
  libraries: 72 * kB,
  /** Without the owner's content. */
  ownCode: 19.5 * kB,
  /** 10.7 kB in this shop, and room for a section of the owner's. */
  styles: 11 * kB,
  scripts: 93.3 * kB,
  page: 12 * kB,
  preloadedFont: 22 * kB,
  allFonts: 45 * kB,
  precache: 1200 * kB,
  /** All that a phone loads for its first screen, without fonts. */
  phoneScreen: 180 * kB,
} as const;
