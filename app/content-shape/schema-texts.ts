import { z } from "zod";
import { counted, currency, localeLike, text as anyText, textWith } from "./schema-fields.ts";

/** A string without placeholders. */
const text = anyText.refine(
  (value) => !/\{\w+\}/.test(value),
  "plain text, because placeholders do not work in this field",
);

type OwnTexts = string | readonly OwnTexts[] | { readonly [name: string]: OwnTexts };

/** A string, or a nested list or object of strings. Each invalid string gets its own error. */
const ownTexts = z.custom<OwnTexts>().superRefine((value, context) => {
  for (const [found, ...path] of listTexts(value)) {
    for (const { message } of text.safeParse(found).error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  }
});

/** Lists the innermost values of nested lists and objects, with their paths. */
function listTexts(value: unknown): readonly (readonly [unknown, ...PropertyKey[]])[] {
  if (typeof value !== "object" || value === null) return [[value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listTexts(inner).map(
      ([found, ...path]) => [found, Array.isArray(value) ? Number(key) : key, ...path] as const,
    ),
  );
}

/** The schema of texts.ts. */
export const texts = z.strictObject({
  language: localeLike('a valid language code, such as "en" or "pt-BR"'),
  /** The direction of the layout. Defaults to the language's writing direction. */
  direction: z.enum(["ltr", "rtl"]).exactOptional(),
  locale: localeLike('a valid language and country code, such as "en-US" or "de-DE"'),
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
    /** Shown instead of the deal's date if JavaScript is disabled. */
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
      'text that contains "{percent}" or "{amount}"',
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
    /** Replaces the subtitle if the list contains only products on sale. */
    upTo: textWith("percent"),
    /**
     * Replaces `didYouMean` if the suggested category has the same name as the category in the
     * address.
     */
    otherAddress: textWith("suggestion"),
  }),
  search: z.strictObject({
    title: text,
    description: text,
    label: text,
    minimum: text,
    /** The minimum length of a query. Defaults to 3. Languages with shorter words may need a lower minimum. */
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
    /** Words that refer to products on sale. A search for any of these words links to the products on sale. */
    saleWords: text,
    /**
     * Words without a meaning of their own, such as "with". Search suggestions ignore these words.
     */
    stopWords: text,
    /** Words that visitors may search for, each with the equivalent word in the products. */
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
    inOptions: textWith("list", "options"),
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
  /** The text of sections and pages that the owner has added, keyed by names that the owner chooses. */
  own: z.record(z.string(), ownTexts).exactOptional(),
});
