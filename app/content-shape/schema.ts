import { z } from "zod";
import {
  text,
  name,
  whole,
  price,
  rating,
  linkPath,
  addressWord,
  hexColor,
  listOf,
} from "./schema-fields.ts";
import { close, type crop, pictureEntry, type remotePicture } from "./schema-pictures.ts";
import { footer, site } from "./schema-site.ts";
import { texts } from "./schema-texts.ts";

/*
 * The shape of every file in this folder. `npm run check` validates the files with it, and the shop
 * uses the types inferred from it. Import only types from here (`import type`): zod must not reach the
 * browser.
 */

/** A product as the specification lists its fields (section 3). Prices are in the currency of texts.ts. */
const product = z
  .strictObject({
    _id: whole,
    name,
    /** The `id` of a category in categories.ts. */
    category: text,
    /** One of the subcategories in categories.ts. */
    subcategory: text,
    /** The `id` of a gender in categories.ts. A category's products may all be without. */
    gender: text.exactOptional(),
    description: text,
    price,
    /** Above the price; shown struck through. */
    oldPrice: price.exactOptional(),
    /** A picture of pictures.ts. */
    image: text,
    /** A name of colors.ts. */
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
  /** Part of the page's address. */
  id: addressWord,
  /** The heading of its page, as written here. */
  name,
  subtitle: text,
  /** The picture next to the heading. */
  image: text,
  /** The same for pages of single genders, by `id`. One without an entry lists its types. */
  genders: z
    .array(
      z.strictObject({
        gender: text,
        subtitle: text,
        image: text,
        /** These replace the picture's own, so that the heading repeats no card below it. */
        backdrop: text.exactOptional(),
        close: close.exactOptional(),
      }),
    )
    .exactOptional(),
});

const gender = z.strictObject({
  /** Part of the page's address; products name it. */
  id: addressWord,
  /** As in the middle of a sentence. Where it stands alone it begins with a capital. */
  name,
  /** Other words for it in a search. */
  alsoCalled: z.array(text).exactOptional(),
});

const color = z.strictObject({
  swatch: hexColor,
  /** A name of `colorFamilies`; without one, the color is its own family. */
  family: text.exactOptional(),
});

/** A color as people say it, as in the middle of a sentence: "blue", for indigo, navy and sky blue. */
const colorFamily = z.strictObject({ name, swatch: hexColor.exactOptional() });

const post = z.strictObject({
  id: whole,
  title: name,
  subtitle: text,
  /** Shown as written. */
  date: text,
  imageUrl: text,
});

/** Leads anywhere: to all categories, or to a chosen few. */
const categoryTile = z.strictObject({ name, path: linkPath, image: text });
const heroCard = z.strictObject({ id: whole, image: text, trend: text, title: name });
const service = z.strictObject({ icon: z.enum(["truck", "shield", "chat"]), title: name, text });

/** The front matter of a page in pages/. */
export const pageFields = z.strictObject({
  /** The heading of the page, and its title. */
  title: name,
  /** For search engines and sharing cards; by default, the site's. */
  description: text.exactOptional(),
  /** Whether search engines may list the page; by default, they may. */
  listed: z.boolean("true or false").exactOptional(),
});

/** What each file exports, by the file's name. */
export const fileSchemas = {
  products: z.object({ products: listOf(product, 1), trending: z.array(z.int("a whole number")) }),
  categories: z.object({
    categories: listOf(category, 1),
    genders: z.array(gender),
    /** As in the middle of a sentence. Where one stands alone it begins with a capital. */
    subcategories: z.array(name),
  }),
  "category-tiles": z.object({ categoryTiles: listOf(categoryTile, 2, 12) }),
  "hero-cards": z.object({ heroCards: listOf(heroCard, 0, 12) }),
  services: z.object({ services: listOf(service, 0, 12) }),
  posts: z.object({ posts: listOf(post, 0, 12) }),
  colors: z.object({ colors: z.record(text, color), colorFamilies: z.array(colorFamily) }),
  pictures: z.object({ pictures: z.record(text, pictureEntry) }),
  site: z.object({ site }),
  footer: z.object({ footer }),
  texts: z.object({ texts }),
};

type Unchanged<T> = { readonly [Key in keyof T]: Unchanged<T[Key]> };
type Read<T extends z.ZodType> = Unchanged<z.infer<T>>;

export type Product = Read<typeof product>;
export type Category = Read<typeof category>;
export type Gender = Read<typeof gender>;
export type Color = Read<typeof color>;
export type ColorFamily = Read<typeof colorFamily>;
export type Post = Read<typeof post>;
export type CategoryTile = Read<typeof categoryTile>;
export type HeroCard = Read<typeof heroCard>;
export type Service = Read<typeof service>;
export type CloseUp = Read<typeof close>;
export type Crop = Read<typeof crop>;
export type PictureEntry = Read<typeof pictureEntry>;
export type RemotePicture = Read<typeof remotePicture>;
export type PageFields = Read<typeof pageFields>;
export type Site = Read<typeof site>;
export type Footer = Read<typeof footer>;
/** TypeScript would expand those of `own`, which contain themselves, without end. */
export type Texts = Unchanged<Omit<z.infer<typeof texts>, "own">> &
  Pick<z.infer<typeof texts>, "own">;
