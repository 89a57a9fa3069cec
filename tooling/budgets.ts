/** One kilobyte, as the budgets count it. */
export const kB = 1000;

/** What the first load of a page may cost, in bytes as served (brotli where there is a .br file). */
export const budgets = {
  scripts: 112 * kB,
  scriptFiles: 7,
  ownCode: 16 * kB,
  styles: 8 * kB,
  html: 12 * kB,
  preloadedFont: 22 * kB,
  /** All parts together, as a page with letters of each fetches them. */
  fonts: 45 * kB,
  picturesOnPhone: 90 * kB,
  picturesOnDesktop: 160 * kB,
  everythingOnPhone: 250 * kB,
  precache: 1200 * kB,
} as const;
