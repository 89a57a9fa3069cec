/**
 * What the measurements may find at most. Ratios are over the same page without scripts, those of a
 * touch and a mouse click over the change made by hand; sizes are in bytes, compressed with brotli.
 * `npm test` has limits of its own, for what is ours alone: build-tools/writing/check-budgets.ts.
 */
export const bounds = {
  loadOfHome: 1.65,
  loadOfCategory: 1.4,
  touch: 1.6,
  mouse: 1.8,
  paint: 1.05,
  /** Over First Contentful Paint without scripts. */
  hydration: 1.7,
  scripts: 92_000,
  styles: 9_500,
  html: 12_000,
} as const;
