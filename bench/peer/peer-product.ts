import type { Product } from "../../content/schema.ts";

export type PeerPicture = {
  readonly alt: string;
  readonly src: string;
  /** Empty where there is only one size. */
  readonly srcSet: string;
};

/** A product as the peer fetches it: with its picture and the fill of its color's square. */
export type PeerProduct = Product & { readonly swatch: string; readonly picture: PeerPicture };
