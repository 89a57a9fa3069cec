import { z } from "zod";

/*
 * The shape of every file in this folder. `npm run check` validates the files with it, and the shop
 * uses the types inferred from it. Each message completes a sentence that begins with "Expected".
 * Import only types from here (`import type`): zod must not reach the browser.
 */

const text = z.string("a text").trim().min(1, "at least one letter");
const whole = z.int("a whole number above 0").positive("a whole number above 0");
const price = z.number("a number above 0").positive("a number above 0");
const rating = z
  .number("a number from 0 to 5")
  .min(0, "a number from 0 to 5")
  .max(5, "a number from 0 to 5");

/** A browser reads a backslash as a slash: "/\host" would lead to another site. */
const path = textLike(/^\/(?!\/)[^\s\\<>"]*$/, 'an address inside the shop, such as "/search"');
/** An address inside the shop, or `github` for the repository that site.ts names. */
const linkPath = textLike(
  /^(?:github|\/(?!\/)[^\s\\<>"]*)$/,
  'an address inside the shop, such as "/search", or "github"',
);
const email = textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address");
/** Its origin becomes part of the content policy: no character may end a source or an attribute. */
const webAddress = urlLike(
  /^https:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#]\S*)?$/u,
  'an address that begins with "https://" and a host',
);
/** Written into the sitemap and robots.txt as it is. */
const siteAddress = urlLike(
  /^https:\/\/[\p{L}\d.-]+(?::\d+)?(?:\/[\p{L}\d.~%_-]+)*$/u,
  'an address such as "https://shop.example", without a slash at its end',
);
const addressWord = textLike(
  /^[a-z\d]+(?:-[a-z\d]+)*$/,
  "lowercase letters, digits and hyphens: it is part of the page's address",
);
const hexColour = textLike(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a colour such as "#8f5230"');

/** A text of that form that is also a valid URL: no port above 65535. */
function urlLike(pattern: RegExp, expected: string) {
  return z.string(expected).refine((value) => pattern.test(value) && URL.canParse(value), expected);
}

function textLike(pattern: RegExp, expected: string) {
  return z.string(expected).regex(pattern, expected);
}

/** A text with these placeholders in it, in any order, each once. */
function textWith(...names: readonly string[]) {
  const written = names.map((name) => `{${name}}`);
  const expected = `a text with "${written.join('" and "')}" in it`;
  return text.refine((value) => {
    const found: readonly string[] = value.match(/\{[^}]*\}/g) ?? [];
    return found.length === names.length && written.every((one) => found.includes(one));
  }, expected);
}

/** A list with as many entries as the layout has room for. */
function listOf<T extends z.ZodType>(entry: T, least: number, most = Infinity) {
  const between = `${least} to ${most} entries`;
  const exactly = least === most ? `exactly ${least} entries` : between;
  const expected = most === Infinity ? "one or more entries" : exactly;
  return z.array(entry).min(least, expected).max(most, expected);
}

/** A product as the specification lists its fields (section 3). Prices are in dollars. */
const product = z
  .strictObject({
    _id: whole,
    name: text,
    /** The `id` of a category in categories.ts. */
    category: text,
    /** One of the subcategories in categories.ts. */
    subcategory: text,
    /** The `id` of a gender in categories.ts. */
    gender: text,
    description: text,
    price,
    /** Above the price; shown struck through. */
    oldPrice: price.exactOptional(),
    /** A picture of pictures.ts. */
    image: text,
    /** A name of colours.ts. */
    color: text,
    /** From 0 to 5. */
    rating,
    author: text.exactOptional(),
  })
  .refine((found) => found.oldPrice === undefined || found.oldPrice > found.price, {
    path: ["oldPrice"],
    error: ({ input }) =>
      `a number above the price, ${Reflect.get(Object(input), "price")}, or none`,
    // Reported together with mistakes in other fields.
    when: ({ value }) => z.object({ price, oldPrice: price }).safeParse(value).success,
  });

const category = z.strictObject({
  /** Part of the page's address and, capitalised, its heading. */
  id: addressWord,
  name: text,
  subtitle: text,
  /** The picture beside the heading. */
  image: text,
  /** The same for pages of single genders, by `id`. One without an entry lists its types. */
  genders: z.array(z.strictObject({ gender: text, subtitle: text, image: text })).exactOptional(),
});

const gender = z.strictObject({
  /** Part of the page's address; products name it. */
  id: addressWord,
  /** As in the middle of a sentence. Where it stands alone it begins with a capital. */
  name: text,
});

const post = z.strictObject({
  id: whole,
  title: text,
  subtitle: text,
  /** Shown as written. */
  date: text,
  imageUrl: text,
});

const categoryTile = z.strictObject({ name: text, path: linkPath, image: text });
const heroCard = z.strictObject({ id: whole, image: text, trend: text, title: text });
const service = z.strictObject({ icon: z.enum(["truck", "shield", "chat"]), title: text, text });

const remotePicture = z.strictObject({
  address: webAddress,
  /** In pixels: they reserve its space until it has loaded. */
  width: whole,
  height: whole,
});

const pictureEntry = z.strictObject({
  /** What it shows, for visitors who cannot see it. */
  alt: text,
  /** The colour of the block around it, and of a tile on hover. */
  backdrop: text.exactOptional(),
  /** Its address, if it is not in `content/images/`; it is then shown in its only size. */
  remote: remotePicture.exactOptional(),
});

const link = z.strictObject({ label: text, path: linkPath });
const links = z.strictObject({ heading: text, links: z.array(link) });
const longestName = 24;

const site = z.strictObject({
  name: text.max(longestName, `at most ${longestName} letters, for the bar of a phone`),
  /** Follows the name in the home page's title. */
  tagline: text,
  description: text,
  /** The shop's address, without a trailing slash: "https://shop.example". */
  address: siteAddress.optional(),
  area: text,
  email,
  emailIfNeeded: email,
  /** The repository behind every link to `github`. */
  github: webAddress,
  stackLine: text,
  title: text,
  intro: text,
  navigation: z.array(z.strictObject({ label: text, path })),
  /** Linked, but without a page of their own yet: they show the not-found page. */
  notSetUp: z.array(
    textLike(
      /^\/(?!\/)[^\s\\<>"]*[^\s\\<>"/]$/,
      'an address such as "/about", without a slash at its end',
    ),
  ),
  /** The three pictures of the home page's header, the large one first. */
  heroImages: listOf(z.strictObject({ image: text, name: text, colour: text }), 3, 3),
  /** On the not-found page, where nothing was found, before a search, and where a grid ends. */
  pictures: z.strictObject({
    notFound: text,
    nothingFound: text,
    search: text,
    keepLooking: text,
  }),
  footer: z.strictObject({
    contact: z.strictObject({ heading: text, emailIfNeededLabel: text }),
    company: links,
    useful: links,
    details: z.strictObject({ heading: text, images: listOf(text, 6, 6) }),
    copyright: text,
  }),
});

/** A text for a single product and one for every other number. */
function counted(...others: readonly string[]) {
  return z.strictObject({ one: textWith("count", ...others), other: textWith("count", ...others) });
}

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

const texts = z.strictObject({
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
    dealEnd: textWith("date"),
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
    colour: text,
    price: text,
    onSale: text,
    lastOfList: textWith("list", "last"),
    inColours: textWith("list", "colours"),
    reduced: textWith("list"),
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
  notFound: z.strictObject({ pageTitle: text, title: text, text, button: text }),
  error: z.strictObject({
    title: text,
    stack: text,
    greeting: text,
    help: text,
    button: text,
  }),
});

/** What each file exports, by the file's name. */
export const fileSchemas = {
  products: z.object({ products: listOf(product, 1), trending: z.array(z.int("a whole number")) }),
  categories: z.object({
    categories: listOf(category, 1),
    genders: z.array(gender),
    /** As in the middle of a sentence. Where one stands alone it begins with a capital. */
    subcategories: z.array(text),
    unknownCategorySubtitle: text,
  }),
  "category-tiles": z.object({ categoryTiles: listOf(categoryTile, 2, 5) }),
  "hero-cards": z.object({ heroCards: listOf(heroCard, 3, 3) }),
  services: z.object({ services: listOf(service, 3, 3) }),
  posts: z.object({ posts: listOf(post, 4, 4) }),
  colours: z.object({ colours: z.record(text, hexColour) }),
  pictures: z.object({ pictures: z.record(text, pictureEntry) }),
  site: z.object({ site }),
  texts: z.object({ texts }),
};

type Unchanged<T> = { readonly [Key in keyof T]: Unchanged<T[Key]> };
type Read<T extends z.ZodType> = Unchanged<z.infer<T>>;

export type Product = Read<typeof product>;
export type Category = Read<typeof category>;
export type Gender = Read<typeof gender>;
export type Post = Read<typeof post>;
export type CategoryTile = Read<typeof categoryTile>;
export type HeroCard = Read<typeof heroCard>;
export type Service = Read<typeof service>;
export type PictureEntry = Read<typeof pictureEntry>;
export type RemotePicture = Read<typeof remotePicture>;
export type Site = Read<typeof site>;
export type Texts = Read<typeof texts>;
