// oxlint-disable typescript/consistent-type-imports -- ambient modules cannot import files by their paths

/** Values that the build derives from the content and the theme (build-tools/shop/shop-plugin.ts). */
declare module "virtual:shop" {
  /** The price format of the shop's locale. */
  export type MoneyFormat = {
    readonly before: string;
    readonly after: string;
    readonly group: string;
    readonly decimal: string;
    readonly fractionDigits: number;
    /** The minimum number of digits in a number with a thousands separator. */
    readonly smallestGrouped: number;
    /** The number of digits in each group before the last group, which always has three digits. */
    readonly groupSize: number;
  };

  /** The capital of "i" and the small letter of "I" in the shop's language. They differ in Turkish and Azerbaijani. */
  export type LetterI = { readonly capital: string; readonly small: string };

  /** The rule for the plural forms of numbers in the shop's language. */
  export type PluralRule = {
    /** The numbers below 200 that take each form. From 200 on, the forms repeat every hundred. */
    readonly forms: Readonly<Record<string, readonly number[]>>;
    /** The form for all numbers not listed in `forms`. */
    readonly others: string;
  };

  /** The full date format of the shop's locale. */
  export type DayFormat = {
    /** The placeholders `{weekday}`, `{day}` or `{paddedDay}`, `{month}` and `{year}` in the locale's order. */
    readonly pattern: string;
    /** The names of the weekdays, starting with Sunday. */
    readonly weekdays: readonly string[];
    readonly months: readonly string[];
  };

  export const moneyFormat: MoneyFormat;
  export const dayFormat: DayFormat;
  /** The locale's decimal sign for numbers other than prices. */
  export const decimalSign: string;
  /** The locale's digits, starting with zero. */
  export const digits: readonly string[];
  export const letterI: LetterI;
  export const pluralRule: PluralRule;
  /** The direction of the shop's text and layout. */
  export const textDirection: "ltr" | "rtl";

  /** The URL of the published shop, without a trailing slash. */
  export const siteAddress: string | undefined;
  /** The URL of the repository that `github` links lead to. */
  export const repository: string;

  /** The path patterns of app/routes.ts and the paths of the Markdown pages. */
  export const pagePatterns: readonly string[];

  /** The dimensions of the shop's name when drawn in the heaviest weight at a font size of 100. */
  export const nameShape: {
    readonly width: number;
    /** The distance that letters extend below the baseline, or 0 if they barely cross the baseline. */
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

/** The order of the filters' options (build-tools/shop/options-plugin.ts). */
declare module "virtual:options" {
  /** The keys of the words in the products, in the order of the shop's language. */
  export const optionOrder: readonly string[];
}

/** All pictures by name (build-tools/pictures/pictures-plugin.ts). */
declare module "virtual:pictures" {
  type PictureInfo = {
    readonly alt: string;
    /** The name of the picture that replaces this one in the dark color scheme. */
    readonly dark?: string;
    readonly backdrop?: string;
    /** The part of the picture that a frame shows. */
    readonly crop?: import("./content-shape/schema.ts").Crop;
    /** The focal point and zoom of a close-up. */
    readonly close?: import("./content-shape/schema.ts").PictureEntry["close"];
    /** `contain` for cut-outs, which are shown whole; `cover` for all other pictures, which fill their boxes. */
    readonly fit: "contain" | "cover";
    /**
     * The distance from the top of a cut-out to the top of its object, as a percentage of the picture's height. Set
     * only if the cut-out has a focal point.
     */
    readonly top?: number;
    /** The factor by which cards resize a cut-out, unless it is 1. */
    readonly scale?: number;
    /** Whether the object of a cut-out is wide, such as a pair of glasses. */
    readonly wide?: true;
    /** The width and height of the original picture, in pixels. */
    readonly width: number;
    readonly height: number;
  } & ({ readonly version: string } | { readonly remote: string });

  export const pictures: Readonly<Record<string, PictureInfo>>;
  /** The path of the file that lists the current shop's pictures. */
  export const picturesFile: string;
}

/** The owner's Markdown pages by name (build-tools/pages-plugin.ts). Only prerendering code imports this module. */
declare module "virtual:pages" {
  type Page = import("./content-shape/schema.ts").PageFields & { readonly text: string };

  export const pages: Readonly<Record<string, Page>>;
  /** The owner's Markdown text for each product, by the product's `_id`. */
  export const productTexts: Readonly<Record<string, string>>;
}

/** The URLs of the font subsets that every page needs (build-tools/fonts/fonts-plugin.ts). */
declare module "virtual:fonts" {
  export const preloadedFonts: readonly string[];
}

/** A module bundled as the source code of an inline script (build-tools/inline-scripts-plugin.ts). */
declare module "*?inline-script" {
  export const script: string;
}
