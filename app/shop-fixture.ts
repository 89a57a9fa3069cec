import type { optionOrder as order } from "virtual:options";
import type * as built from "virtual:shop";
import { readFormats } from "../build-tools/shop/read-formats.ts";

const american = { language: "en", locale: "en-US", currency: "USD" };

/** Constants that tests use instead of the values derived from the shop's content. */
export let { dayFormat, decimalSign, digits, letterI, moneyFormat, pluralRule } =
  readFormats(american);

/** Sets the formats of a shop's language, locale and currency. Without an argument, restores the American formats. */
export function setFormats(texts: Partial<typeof american> = {}): void {
  ({ dayFormat, decimalSign, digits, letterI, moneyFormat, pluralRule } = readFormats({
    ...american,
    ...texts,
  }));
}

/** The order that tests use for a filter's options. */
export const optionOrder: typeof order = ["écru", "white"];
export const repository: typeof built.repository = "https://code.example/shop";
export const pagePatterns: typeof built.pagePatterns = [
  "/",
  "/search",
  "/categories/:name/:gender?",
];
export const schemes: typeof built.schemes = "light dark";
export const nameShape: typeof built.nameShape = {
  width: 400,
  below: 0,
  viewBox: "0 -70 400 70",
};

export let siteAddress: typeof built.siteAddress;

/** Sets the shop's address. Pass `undefined` to remove the address. */
export function publishAt(address: string | undefined): void {
  siteAddress = address;
}
