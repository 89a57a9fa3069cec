/**
 * The widths in pixels made of every picture: from a card on a 320 px phone to a
 * close-up on a 2560 px screen.
 */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

/** The folder of the pictures' files in a build. */
export const picturesFolder = "images";

/**
 * The name of the file that holds one size of a picture, as AVIF for an original of any format.
 * @param version changes with the original and with the way it is encoded
 * @example pictureFileName("hat", 480, "0a1b2c3d") // "hat-480.0a1b2c3d.avif"
 */
export function pictureFileName(name: string, width: number, version: string): string {
  return `${name}-${width}.${version}.avif`;
}

/**
 * The part that the addresses of all sizes of one picture share; `undefined` for any other address.
 * @example commonAddress("/images/hat-480.0a1b2c3d.avif") // "/images/hat"
 */
export function commonAddress(path: string): string | undefined {
  return /^(.*\/images\/.+)-\d+\.[\da-f]+\.avif$/.exec(path)?.[1];
}

/** The widths made of an original, ascending; none is wider than the original. */
export function widthsOf(originalWidth: number): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= originalWidth);
  return widths.length > 0 ? widths : [originalWidth];
}

/** The middle width, for programs that read `src` alone. */
export function middleWidth(widths: readonly number[]): number {
  return widths[Math.ceil((widths.length - 1) / 2)] ?? 0;
}

/** The owner's original of the sharing pictures, and their size in pixels. */
export const socialCard = { original: "social-card", width: 1200, height: 630 } as const;

/** The file of the sharing picture of a category's pages, or of all others. */
export function socialCardFile(category?: string): string {
  return category === undefined ? "social-card.jpg" : `social-card-${category}.jpg`;
}

/** The file of the sharing picture that shows one of content/pictures.ts. */
export function socialPictureFile(name: string): string {
  return `social-picture-${name}.jpg`;
}
