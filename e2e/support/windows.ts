/** The two viewports of tests that run on both. */
export const phone = { width: 390, height: 844 } as const;
const wideScreen = { width: 1280, height: 800 } as const;

export const windows = [
  ["phone", phone],
  ["wide screen", wideScreen],
] as const;
