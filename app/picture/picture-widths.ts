/**
 * The widths in pixels made of every picture: from a card on a 320 px phone to a
 * close-up on a 2560 px screen.
 */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

/** The widths made of an original, ascending; none is wider than the original. */
export function widthsOf(originalWidth: number): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** The middle width, for programs that read `src` alone. */
export function middleWidth(widths: readonly number[]): number {
  return widths[Math.ceil((widths.length - 1) / 2)] ?? 0;
}
