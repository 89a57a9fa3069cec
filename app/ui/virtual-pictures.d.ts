declare module "virtual:pictures" {
  import type { Cloth } from "./picture-places.ts";

  /** What a build knows of every picture (tooling/pictures/vite-plugin.ts). */
  export const pictures: Readonly<
    Record<
      string,
      {
        readonly alt: string;
        readonly cloth?: Cloth;
        readonly version: string;
        /** The original's, in pixels. */
        readonly width: number;
        readonly height: number;
        /** Of the AVIF files, ascending. */
        readonly widths: readonly number[];
        /** The width of the one WebP file. */
        readonly fallback: number;
      }
    >
  >;
}
