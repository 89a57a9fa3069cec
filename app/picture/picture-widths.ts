/**
 * The widths of a picture's files in pixels. The narrowest file is for a card on a 320 px phone, the widest for a
 * close-up on a 2560 px screen.
 */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

/** Returns the widths of an original's files, from narrowest to widest. No file is wider than the original. */
export function widthsOf(originalWidth: number): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** Returns the middle one of the given widths, for programs that read only `src`. */
export function middleWidth(widths: readonly number[]): number {
  return widths[Math.ceil((widths.length - 1) / 2)] ?? 0;
}
