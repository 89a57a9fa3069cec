declare module "virtual:pictures" {
  import type { Cloth, PicturePlace } from "./picture-places.ts";

  /** What a build knows of every picture (tooling/pictures/vite-plugin.ts). */
  export const pictures: Readonly<
    Record<
      string,
      {
        readonly alt: string;
        readonly cloth?: Cloth;
        readonly place: PicturePlace;
        readonly version: string;
        /** The original's, in pixels. */
        readonly width: number;
        readonly height: number;
      }
    >
  >;
}
