import { z } from "zod";
import { text, textLike, textWith } from "./schema-fields.ts";

/** A text for a single product and one for every other number. */
function counted(...others: readonly string[]) {
  return z.strictObject({ one: textWith("count", ...others), other: textWith("count", ...others) });
}

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/** The shape of texts.ts. */
export const texts = z.strictObject({
  language: textLike(languageTag, 'a language tag such as "en" or "pt-BR"'),
  locale: textLike(languageTag, 'a language and a country such as "en-US" or "de-DE"'),
  currency: textLike(/^[A-Z]{3}$/, 'three capitals such as "USD" or "EUR"'),
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
    revealed: textWith("count"),
    deal: textWith("month", "day"),
    /** In place of the date, for visitors without JavaScript. */
    dealWithoutDate: text,
    dealEnd: textWith("date"),
    categoryOnSale: textWith("category"),
    timeLeft: text,
    pause: text,
    resume: text,
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
