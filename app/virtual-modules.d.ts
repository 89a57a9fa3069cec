// oxlint-disable typescript/consistent-type-imports -- an ambient module imports no file by its path

/** Values that the build derives from the content and the theme (build-tools/shop/shop-plugin.ts). */
declare module "virtual:shop" {
  /** The price format of the shop's locale. */
  export type MoneyFormat = {
    readonly before: string;
    readonly after: string;
    readonly group: string;
    readonly decimal: string;
    readonly fractionDigits: number;
    /** The fewest digits that get a thousands separator. */
    readonly smallestGrouped: number;
    /** The number of digits in each group except the last, which always has three. */
    readonly groupSize: number;
  };

  /** The plural forms of the shop's language, by number. */
  export type PluralRule = {
    /** The numbers below 200 that take each form. Above that, forms repeat every hundred. */
    readonly forms: Readonly<Record<string, readonly number[]>>;
    /** The form that all other numbers take. */
    readonly others: string;
  };

  /** The full date format of the shop's locale. */
  export type DayFormat = {
    /** `{weekday}`, `{day}`, `{month}` and `{year}` in the locale's order. */
    readonly pattern: string;
    /** The names of the weekdays, starting with Sunday. */
    readonly weekdays: readonly string[];
    readonly months: readonly string[];
  };

  export const moneyFormat: MoneyFormat;
  export const dayFormat: DayFormat;
  /** The locale's decimal sign in plain numbers. */
  export const decimalSign: string;
  /** The locale's digits, starting with zero. */
  export const digits: string;
  export const pluralRule: PluralRule;
  /** The direction of the shop's language. */
  export const textDirection: "ltr" | "rtl";

  /** The URL of the published shop, without a trailing slash. */
  export const siteAddress: string | undefined;
  /** The repository that `github` links lead to. */
  export const repository: string;

  /** The path patterns of app/routes.ts and the paths of the Markdown pages. */
  export const pagePatterns: readonly string[];

  /** The size of the shop's name, drawn in the heaviest weight at a font size of 100. */
  export const nameShape: {
    readonly width: number;
    /** The depth of the letters below the baseline. */
    readonly below: number;
    /** The bounding box of the letters, as an SVG `viewBox`. */
    readonly viewBox: string;
  };
  /** The file name of the browser tab's icon. */
  export const tabIcon: string;
  /** The shop's color schemes, separated by spaces. */
  export const schemes: string;
  /** The page background in each color scheme, as `#rrggbb`. */
  export const pageBackground: { readonly light: string; readonly dark: string };
}

/** All pictures by name (build-tools/pictures/pictures-plugin.ts). */
declare module "virtual:pictures" {
  type PictureInfo = {
    readonly alt: string;
    readonly backdrop?: string;
    /** The part of the picture that a frame shows. */
    readonly crop?: import("./content-shape/schema.ts").Crop;
    /** The focal point and zoom of a close-up. */
    readonly close?: import("./content-shape/schema.ts").PictureEntry["close"];
    /** A cut-out is shown whole (`contain`); any other picture covers its box. */
    readonly fit: "contain" | "cover";
    /** Of a cut-out with a focal point: where its object begins, in percent of the height. */
    readonly top?: number;
    /** Of a cut-out of something wide: how much larger a card shows it, so that it fills the card's width. */
    readonly enlarged?: number;
    /** The original's width and height, in pixels. */
    readonly width: number;
    readonly height: number;
  } & ({ readonly version: string } | { readonly remote: string });

  export const pictures: Readonly<Record<string, PictureInfo>>;
  /** The path of the file that lists the current shop's pictures. */
  export const picturesFile: string;
}

/** The owner's Markdown pages by name (build-tools/pages-plugin.ts). Only prerendering code imports them. */
declare module "virtual:pages" {
  type Page = import("./content-shape/schema.ts").PageFields & { readonly text: string };

  export const pages: Readonly<Record<string, Page>>;
  /** The owner's texts of products by `_id`. */
  export const productTexts: Readonly<Record<string, string>>;
}

/** The URLs of the font subsets that every page needs (build-tools/fonts/fonts-plugin.ts). */
declare module "virtual:fonts" {
  export const preloadedFonts: readonly string[];
}

/** A module, bundled as the text of an inline script (build-tools/inline-scripts-plugin.ts). */
declare module "*?inline-script" {
  export const script: string;
}
