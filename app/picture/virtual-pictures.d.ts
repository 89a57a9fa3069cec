declare module "virtual:pictures" {
  type PictureInfo = {
    readonly alt: string;
    readonly backdrop?: string;
    /** Whether it has a focal point to be shown close. */
    readonly close?: true;
    /** A cut-out is shown whole; any other picture covers the box it is in. */
    readonly fit: "contain" | "cover";
    /** The original's, in pixels. */
    readonly width: number;
    readonly height: number;
  } & ({ readonly version: string } | { readonly remote: string });

  /** Every picture by its name, made by build-tools/pages/pictures-plugin.ts. */
  export const pictures: Readonly<Record<string, PictureInfo>>;
}
