/** The folder of the picture files in the build. */
export const picturesFolder = "images";

/**
 * Returns the name of the file for one width of a picture. Every original is converted to AVIF.
 * @param version a string that changes with the original and with the encoder settings
 * @example pictureFileName("hat", 480, "0a1b2c3d") // "hat-480.0a1b2c3d.avif"
 */
export function pictureFileName(name: string, width: number, version: string): string {
  return `${name}-${width}.${version}.avif`;
}

/**
 * Returns the part of a picture file's address that all sizes of the picture share. Returns `undefined` for any other
 * address.
 * @example commonAddress("/images/hat-480.0a1b2c3d.avif") // "/images/hat"
 */
export function commonAddress(path: string): string | undefined {
  return /^(.*\/images\/.+)-\d+\.[\da-f]+\.avif$/.exec(path)?.[1];
}

/** The name of the owner's original for social cards, and the size of social cards in pixels. */
export const socialCard = { original: "social-card", width: 1200, height: 630 } as const;

/** Returns the file name of a category's social card or, without a category, of the default card. */
export function socialCardFile(category?: string): string {
  return category === undefined ? "social-card.jpg" : `social-card-${category}.jpg`;
}

/** Returns the file name of a social card made from a picture in content/pictures.ts. */
export function socialPictureFile(name: string): string {
  return `social-picture-${name}.jpg`;
}
