import type { Cloth, PicturePlace } from "./picture-places.ts";

/** A picture as the owner names it in content/pictures.ts. */
export type PictureEntry = {
  /** Where the picture stands, which decides the sizes that are made of it. */
  readonly place: PicturePlace;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** The block of colour under a cut-out, or that a tile takes on when it is pointed at. */
  readonly cloth?: Cloth;
  /** Where it is, if not in `content/images/`: it is then shown as it comes, in its one size. */
  readonly remote?: RemotePicture;
};

export type RemotePicture = {
  readonly address: `https://${string}`;
  /** In pixels: they keep its room free until it comes. */
  readonly width: number;
  readonly height: number;
};
