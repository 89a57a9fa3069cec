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
