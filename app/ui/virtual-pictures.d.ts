declare module "virtual:pictures" {
  import type { Cloth, PicturePlace } from "./picture-places.ts";

  type PictureInfo = {
    readonly alt: string;
    readonly cloth?: Cloth;
    /** The original's, in pixels. */
    readonly width: number;
    readonly height: number;
  } & (
    | { readonly place: PicturePlace; readonly version: string }
    | { readonly remote: `https://${string}` }
  );

  /** What a build knows of every picture (tooling/pictures/pictures-plugin.ts). */
  export const pictures: Readonly<Record<string, PictureInfo>>;
}
