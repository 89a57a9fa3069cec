/** The widths of each picture's files in pixels, from a card on a 320 px phone to a close-up on a 2560 px screen. */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

/** Returns the file widths for an original, ascending. None exceeds the original's width. */
export function widthsOf(originalWidth: number): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** Returns the middle width, for programs that read only `src`. */
export function middleWidth(widths: readonly number[]): number {
  return widths[Math.ceil((widths.length - 1) / 2)] ?? 0;
}
