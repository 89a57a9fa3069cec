/** The build's folder for picture files. */
export const picturesFolder = "images";

/**
 * Returns the file name of one size of a picture. Every original is converted to AVIF.
 * @param version changes with the original and with the encoder settings
 * @example pictureFileName("hat", 480, "0a1b2c3d") // "hat-480.0a1b2c3d.avif"
 */
export function pictureFileName(name: string, width: number, version: string): string {
  return `${name}-${width}.${version}.avif`;
}

/**
 * Returns the part of an address that all sizes of a picture share, or `undefined` for any other address.
 * @example commonAddress("/images/hat-480.0a1b2c3d.avif") // "/images/hat"
 */
export function commonAddress(path: string): string | undefined {
  return /^(.*\/images\/.+)-\d+\.[\da-f]+\.avif$/.exec(path)?.[1];
}

/** The owner's original for social cards, and their size in pixels. */
export const socialCard = { original: "social-card", width: 1200, height: 630 } as const;

/** Returns the file name of a category's social card, or of the default one. */
export function socialCardFile(category?: string): string {
  return category === undefined ? "social-card.jpg" : `social-card-${category}.jpg`;
}

/** Returns the file name of a social card made from a picture in content/pictures.ts. */
export function socialPictureFile(name: string): string {
  return `social-picture-${name}.jpg`;
}
