/** The build's folder for picture files. */
export const picturesFolder = "images";

/**
 * Returns the file name of a picture at one width. The build converts all pictures to AVIF.
 * @param version a hash of the original file and the encoder settings
 * @example pictureFileName("hat", 480, "0a1b2c3d") // "hat-480.0a1b2c3d.avif"
 */
export function pictureFileName(name: string, width: number, version: string): string {
  return `${name}-${width}.${version}.avif`;
}

/**
 * Returns the part that the addresses of a picture's files share. Returns `undefined` if the address is not a picture
 * file.
 * @example commonAddress("/images/hat-480.0a1b2c3d.avif") // "/images/hat"
 */
export function commonAddress(path: string): string | undefined {
  return /^(.*\/images\/.+)-\d+\.[\da-f]+\.avif$/.exec(path)?.[1];
}

/** The name of the owner's picture for social cards, and the size of social cards in pixels. */
export const socialCard = { original: "social-card", width: 1200, height: 630 } as const;

/** Returns the file name of a category's social card, or of the default card if there is no category. */
export function socialCardFile(category?: string): string {
  return category === undefined ? "social-card.jpg" : `social-card-${category}.jpg`;
}

/** Returns the file name of a social card made from a picture in content/pictures.ts. */
export function socialPictureFile(name: string): string {
  return `social-picture-${name}.jpg`;
}
