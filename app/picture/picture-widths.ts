/**
 * The widths of picture files, in pixels. The smallest width suits a card on a 320 px phone, and the largest suits a
 * close-up on a 2560 px screen.
 */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

/** Returns the widths of the files made from an original, in ascending order. No file is wider than the original. */
export function widthsOf(originalWidth: number): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** Returns the middle width, for programs that read `src` instead of `srcset`. */
export function middleWidth(widths: readonly number[]): number {
  return widths[Math.ceil((widths.length - 1) / 2)] ?? 0;
}
