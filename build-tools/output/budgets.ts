const kB = 1000;

/** Limits of what is ours, in bytes as served (brotli), with 5 % of room. Over one, `npm test` fails. */
export const ourBudgets = {
  libraries: 72 * kB,
  /** Without the owner's content. */
  ownCode: 19.5 * kB,
  /** Without the rules derived from the owner's pictures. */
  styles: 10.6 * kB,
} as const;

/** Limits of what grows with the owner's content. Over one, `npm test` warns. */
export const ownerBudgets = {
  scripts: 100 * kB,
  html: 12 * kB,
  preloadedFont: 22 * kB,
  /** All subsets together, for a page with letters of each. */
  fonts: 45 * kB,
  precache: 1200 * kB,
} as const;
