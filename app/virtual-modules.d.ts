// oxlint-disable typescript/consistent-type-imports -- an ambient module imports no file by its path

/** What the build works out from the content and the design tokens (build-tools/shop/shop-plugin.ts). */
declare module "virtual:shop" {
  /** How the shop's locale formats a price. */
  export type MoneyFormat = {
    readonly before: string;
    readonly after: string;
    readonly group: string;
    readonly decimal: string;
    readonly fractionDigits: number;
    /** The number of digits from which thousands are separated. */
    readonly smallestGrouped: number;
    /** The digits in each group but the last, which has three. */
    readonly groupSize: number;
  };

  /** Which plural form of a text a number takes. */
  export type PluralRule = {
    /** The numbers below 200 of each form; larger ones repeat after a hundred. */
    readonly forms: Readonly<Record<string, readonly number[]>>;
    /** The form of all other numbers. */
    readonly others: string;
  };

  /** How the shop's locale formats a day in full. */
  export type DayFormat = {
    /** {weekday}, {day}, {month} and {year} in their order. */
    readonly pattern: string;
    /** From Sunday on. */
    readonly weekdays: readonly string[];
    readonly months: readonly string[];
  };

  export const moneyFormat: MoneyFormat;
  export const dayFormat: DayFormat;
  /** The decimal sign of the locale's plain numbers. */
  export const decimalSign: string;
  /** The digits of the locale, from zero on. */
  export const digits: string;
  export const pluralRule: PluralRule;
  /** The direction of the shop's language. */
  export const textDirection: "ltr" | "rtl";

  /** Where the shop is published, without a trailing slash. */
  export const siteAddress: string | undefined;
  /** The repository behind links to `github`. */
  export const repository: string;

  /** The paths of app/routes.ts, without the components, and of the pages in Markdown. */
  export const pagePatterns: readonly string[];

  /** The shop's name in the heaviest weight at a font size of 100. */
  export const nameShape: {
    readonly width: number;
    /** How far its letters reach below the line on which they stand. */
    readonly below: number;
    /** The edges of the letters themselves, as an SVG's `viewBox`. */
    readonly viewBox: string;
  };
  /** The file of the icon in the browser's tab. */
  export const tabIcon: string;
  /** The schemes that the shop is shown in, separated by a space. */
  export const schemes: string;
  /** The background of the page in each scheme, as `#rrggbb`. */
  export const pageBackground: { readonly light: string; readonly dark: string };
}

/** Every picture by its name (build-tools/pictures/pictures-plugin.ts). */
declare module "virtual:pictures" {
  type PictureInfo = {
    readonly alt: string;
    readonly backdrop?: string;
    /** Which part of it a frame shows. */
    readonly crop?: import("./content-shape/schema.ts").Crop;
    /** The focal point that is shown close. */
    readonly close?: import("./content-shape/schema.ts").PictureEntry["close"];
    /** A cut-out is shown whole; any other picture covers the box it is in. */
    readonly fit: "contain" | "cover";
    /** The original's, in pixels. */
    readonly width: number;
    readonly height: number;
  } & ({ readonly version: string } | { readonly remote: string });

  export const pictures: Readonly<Record<string, PictureInfo>>;
  /** The file that lists them: the shop's that is built. */
  export const picturesFile: string;
}

/** The owner's pages in Markdown by their names (build-tools/pages-plugin.ts), for the code that prerenders alone. */
declare module "virtual:pages" {
  type Page = import("./content-shape/schema.ts").PageFields & { readonly text: string };

  export const pages: Readonly<Record<string, Page>>;
}

/** The parts of the font that every page needs (build-tools/fonts/fonts-plugin.ts). */
declare module "virtual:fonts" {
  export const preloadedFonts: readonly string[];
}

/** The text of a script that does what the module does (build-tools/inline-scripts-plugin.ts). */
declare module "*?inline-script" {
  export const script: string;
}
