/** The background of the page in each scheme, as `#rrggbb` (build-tools/pages/constants-plugin.ts). */
declare const PAGE_BACKGROUND: { readonly light: string; readonly dark: string };

/** Where the shop is published, without a trailing slash (build-tools/reading/publication.ts). */
declare const SITE_ADDRESS: string | undefined;

/** The repository behind links to `github` (build-tools/reading/publication.ts). */
declare const REPOSITORY: string;

/** The direction of the shop's language (build-tools/pages/constants-plugin.ts). */
declare const TEXT_DIRECTION: "ltr" | "rtl";

/** The parameters of an address that filter, order or search a list (build-tools/pages/constants-plugin.ts). */
declare const LIST_PARAMETERS: readonly string[];

/** The shop's name in the heaviest weight at a font size of 100 (build-tools/reading/draw-text.ts). */
declare const NAME_SHAPE: {
  readonly width: number;
  /** The edges of the letters themselves, as an SVG's `viewBox`. */
  readonly viewBox: string;
};

/** The parts of the font that every page needs (build-tools/pages/fonts-plugin.ts). */
declare module "virtual:fonts" {
  export const preloadedFonts: readonly string[];
}

/** The text of a script that does what the module does (build-tools/pages/inline-scripts-plugin.ts). */
declare module "*?inline-script" {
  export const script: string;
}
