import { z } from "zod";
import { counted, currency, localeLike, text as anyText, textWith } from "./schema-fields.ts";

/** A text that nothing is filled in. */
const text = anyText.refine(
  (value) => !/\{\w+\}/.test(value),
  "a text without a placeholder in {braces}: nothing is filled in here",
);

type OwnTexts = string | readonly OwnTexts[] | { readonly [name: string]: OwnTexts };

/** A text, or a list or a group of them. Each one that is wrong has an error of its own. */
const ownTexts = z.custom<OwnTexts>().superRefine((value, context) => {
  for (const [found, ...path] of listTexts(value)) {
    for (const { message } of text.safeParse(found).error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  }
});

/** Everything inside a value that is neither a list nor a group, each followed by its path. */
function listTexts(value: unknown): readonly (readonly [unknown, ...PropertyKey[]])[] {
  if (typeof value !== "object" || value === null) return [[value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listTexts(inner).map(
      ([found, ...path]) => [found, Array.isArray(value) ? Number(key) : key, ...path] as const,
    ),
  );
}

/** The shape of texts.ts. */
export const texts = z.strictObject({
  language: localeLike('a language tag that Node knows, such as "en" or "pt-BR"'),
  /** Which way the page is laid out, if not as the language is usually written. */
  direction: z.enum(["ltr", "rtl"]).exactOptional(),
  locale: localeLike('a language and a country that Node knows, such as "en-US" or "de-DE"'),
  currency,
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
    /** This stands in place of the date for visitors without JavaScript. */
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
    /** This is asked where an address is the id of a category in other capitals, and the id is not its name. */
    otherAddress: textWith("suggestion"),
  }),
  search: z.strictObject({
    title: text,
    description: text,
    label: text,
    minimum: text,
    /** The shortest query, in a language with words of one or two letters; 3 without it. */
    minimumLength: z.literal([1, 2, 3]).exactOptional(),
    placeholder: text,
    examples: text,
    button: text,
    withoutScript: text,
    scriptsLost: text,
    tooShort: textWith("count"),
    tooLong: textWith("count"),
    noneFound: textWith("words"),
    noMatch: textWith("words"),
    allWords: text,
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
    withoutFilters: text,
    filterList: textWith("list"),
    chosen: text,
    chosenFilters: text,
    removeFilter: text,
    clear: text,
    close: text,
    show: counted(),
    sort: text,
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
    sortOptions: z.strictObject({
      featured: text,
      "price-asc": text,
      "price-desc": text,
      rating: text,
      discount: text,
    }),
  }),
  nothingFound: text,
  relatedLinks: text,
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
  /** Sections and pages that an owner has added have their texts here, under any name. */
  own: z.record(z.string(), ownTexts).exactOptional(),
});
