import { z } from "zod";
import { text as anyText, textLike, textWith } from "./schema-fields.ts";

/** A text that nothing is filled in. */
const text = anyText.refine(
  (value) => !/\{\w+\}/.test(value),
  "a text without a placeholder in {braces}: nothing is filled in here",
);

/**
 * A text for each plural form of the language; content-check/check-plurals.ts says which it has. One
 * that a single number takes may leave the number out.
 */
function counted(...others: readonly string[]) {
  const named = ["count", ...others].map((name) => `"{${name}}"`).join(" and ");
  const form = z
    .union([textWith("count", ...others), textWith(...others)], `a text with ${named} in it`)
    .exactOptional();
  return z.strictObject({ zero: form, one: form, two: form, few: form, many: form, other: form });
}

const languageForm = 'a language tag such as "en" or "pt-BR"';
const languageTag = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

const localeForm = 'a language and a country such as "en-US" or "de-DE"';
const currencyForm = 'three capitals such as "USD" or "EUR"';

/** Whether prices and days can be written as there, and not as in some other country. */
function isKnownLocale(tag: string): boolean {
  if (!languageTag.test(tag)) return true;
  try {
    const { region = "US" } = new Intl.Locale(tag);
    const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 && regions.of(region) !== undefined;
  } catch {
    return false;
  }
}

function knownLocale(form: string) {
  const error = `${form} that Node knows`;
  return textLike(languageTag, form).refine(isKnownLocale, { error, abort: true });
}

/** The shape of texts.ts. */
export const texts = z.strictObject({
  language: knownLocale(languageForm),
  /** Which way the page is laid out, if not as the language is usually written. */
  direction: z.enum(["ltr", "rtl"]).exactOptional(),
  locale: knownLocale(localeForm),
  currency: textLike(/^[A-Z]{3}$/, currencyForm).refine(
    (code) => !/^[A-Z]{3}$/.test(code) || Intl.supportedValuesOf("currency").includes(code),
    "the code of a currency that exists",
  ),
  products: counted(),
  frame: z.strictObject({
    skip: text,
    homeLink: textWith("name"),
    navigation: text,
    search: text,
    cart: text,
    login: text,
    menu: text,
    newTab: text,
  }),
  home: z.strictObject({
    browseProject: text,
    tiles: text,
    heroCards: text,
    browse: text,
    trending: text,
    trendingLink: text,
    showMore: text,
    revealed: counted(),
    deal: textWith("month", "day"),
    /** In place of the date, for visitors without JavaScript. */
    dealWithoutDate: text,
    dealEnd: textWith("date"),
    categoryOnSale: textWith("category"),
    timeLeft: text,
    pause: text,
    days: text,
    hours: text,
    minutes: text,
    seconds: text,
    services: text,
    blog: text,
  }),
  product: z.strictObject({
    price: text,
    was: text,
    sale: z.union(
      [textWith("percent"), textWith("amount")],
      'a text with "{percent}" or "{amount}" in it',
    ),
    rating: textWith("rating"),
  }),
  category: z.strictObject({
    breadcrumb: text,
    home: text,
    genders: text,
    allGenders: text,
    noMatch: text,
    empty: text,
  }),
  search: z.strictObject({
    title: text,
    description: text,
    label: text,
    minimum: text,
    /** The shortest query, in a language with words of one or two letters; 3 without it. */
    minimumLength: z
      .int("a whole number from 1 to 3")
      .min(1, "a whole number from 1 to 3")
      .max(3, "a whole number from 1 to 3")
      .exactOptional(),
    placeholder: text,
    examples: text,
    button: text,
    withoutScript: text,
    tooShort: textWith("count"),
    tooLong: textWith("count"),
    noneFound: textWith("words"),
    noMatch: textWith("words"),
    found: counted("words"),
    results: text,
    pageTitle: textWith("words"),
    filteredTitle: textWith("words", "list"),
    list: text,
    /** A search for one of these words links to the reduced products. */
    saleWords: text,
    /** These words mean nothing alone, and are never suggested. */
    stopWords: text,
    /** What visitors may type, and the products' word for it. */
    synonyms: z.record(text, text),
  }),
  listing: z.strictObject({
    filter: text,
    filterList: textWith("list"),
    chosen: text,
    chosenFilters: text,
    removeFilter: text,
    clear: text,
    close: text,
    show: counted(),
    order: text,
    type: text,
    color: text,
    price: text,
    onSale: text,
    lastOfList: textWith("list", "last"),
    inColors: textWith("list", "colors"),
    reduced: textWith("list"),
    atPrices: textWith("list", "prices"),
    priceBands: z.strictObject({
      under: textWith("to"),
      between: textWith("from", "to"),
      andMore: textWith("from"),
    }),
    orders: z.strictObject({
      featured: text,
      "price-asc": text,
      "price-desc": text,
      rating: text,
      saving: text,
    }),
  }),
  nothingFound: text,
  keepLooking: text,
  didYouMean: textWith("suggestion"),
  notFound: z.strictObject({
    pageTitle: text,
    title: text,
    text,
    button: text,
    back: textWith("list"),
  }),
  error: z.strictObject({
    title: text,
    stack: text,
    greeting: text,
    help: text,
    button: text,
  }),
});
