import { z } from "zod";
import {
  text,
  name,
  whole,
  price,
  rating,
  addressWord,
  hexColor,
  listOf,
  pictureName,
} from "./schema-fields.ts";
import { close, type crop, pictureEntry, type remotePicture } from "./schema-pictures.ts";
import { footer, site } from "./schema-site.ts";
import { texts } from "./schema-texts.ts";
import { linkPath } from "./schema-urls.ts";

/*
 * The schemas of the files in `content/`. `npm run check` validates the files with these schemas, and the shop uses
 * the types inferred from the schemas. Code for the browser may import only types (`import type`), so that zod stays
 * out of the client bundle.
 */

/** A product with the fields listed in the specification, section 3. Prices are in the currency set in texts.ts. */
const product = z
  .strictObject({
    _id: whole,
    name,
    /** The `id` of a category in categories.ts. */
    category: text,
    /** One of the subcategories in categories.ts. */
    subcategory: text,
    /** The `id` of a gender in categories.ts. Within a category, either every product has a gender or none does. */
    gender: text.exactOptional(),
    description: text,
    price,
    /** The price before the reduction, shown struck through. Must be higher than `price`. */
    oldPrice: price.exactOptional(),
    /** The name of a picture in pictures.ts. */
    image: pictureName,
    /** The name of a color in colors.ts. */
    color: text,
    /** The product's rating, from 0 to 5. */
    rating,
    author: text.exactOptional(),
    /**
     * The product's availability, as a schema.org term. Search engines read the price only if this
     * field is set.
     */
    availability: z
      .enum(["InStock", "OutOfStock", "PreOrder", "BackOrder", "MadeToOrder", "SoldOut"])
      .exactOptional(),
  })
  .refine((found) => found.oldPrice === undefined || found.oldPrice > found.price, {
    path: ["oldPrice"],
    error: ({ input }) =>
      `a number above the price (${Reflect.get(Object(input), "price")}), or no \`oldPrice\` at all`,
    // Reports this error even if other fields of the product are invalid.
    when: ({ value }) => z.object({ price, oldPrice: price }).safeParse(value).success,
  });

/**
 * A picture in a category's heading. `backdrop` and `close` override the picture's own values, so that the heading looks
 * different from the cards below it.
 */
const headingPicture = {
  image: pictureName,
  backdrop: text.exactOptional(),
  close: close.exactOptional(),
};

const category = z.strictObject({
  /** The part of a page's address that names the category. */
  id: addressWord,
  /** The heading of the category page, shown exactly as written. */
  name,
  subtitle: text,
  /** The picture next to the heading. */
  image: pictureName,
  /** The picture next to the heading of a list of products on sale. */
  sale: z.strictObject(headingPicture).exactOptional(),
  /**
   * The subtitle and picture of each gender's page. If a gender has no entry, the subtitle of its page lists the
   * page's subcategories.
   */
  genders: z
    .array(
      z.strictObject({
        gender: text,
        subtitle: text,
        ...headingPicture,
      }),
    )
    .exactOptional(),
});

const gender = z.strictObject({
  /** The id that products refer to. The id also appears in the addresses of the gender's pages. */
  id: addressWord,
  /**
   * The name as it is written in the middle of a sentence. The shop capitalizes the name where
   * needed.
   */
  name,
  /** Other words for this gender in searches. */
  alsoCalled: z.array(text).exactOptional(),
});

const color = z.strictObject({
  swatch: hexColor,
  /** A name in `colorFamilies`. A color without a family forms its own family. */
  family: text.exactOptional(),
});

/** A group of similar colors under an everyday name, such as "blue" for indigo, navy and sky blue. */
const colorFamily = z.strictObject({ name, swatch: hexColor.exactOptional() });

const post = z.strictObject({
  id: whole,
  title: name,
  subtitle: text,
  /** The date, shown exactly as written. */
  date: z.string('a date in quotation marks, such as "Nov 14, 2026"').pipe(text),
  imageUrl: pictureName,
  /** The card's destination. Without this field, the card is not a link. */
  path: linkPath.exactOptional(),
});

/** Overrides the picture's own backdrop. */
const backdrop = text.exactOptional();
/** A tile on the home page, which may link to any address. */
const categoryTile = z.strictObject({
  name,
  path: linkPath,
  image: pictureName,
  backdrop,
  /** Shows a cut-out as a close-up, with this point in the middle of the tile. */
  close: close.exactOptional(),
});
const heroCard = z.strictObject({
  id: whole,
  image: pictureName,
  backdrop,
  trend: text,
  title: name,
});
const service = z.strictObject({ icon: z.enum(["truck", "shield", "chat"]), title: name, text });

/** The front matter of a Markdown page in `content/pages/`. */
export const pageFields = z.strictObject({
  /** The page's heading and title. */
  title: name,
  /** The description for search engines and social cards. Defaults to the site's description. */
  description: text.exactOptional(),
  /** Whether search engines may list the page. Defaults to `true`. */
  listed: z.boolean("true or false").exactOptional(),
});

/** The exports of each content file, by file name. */
export const fileSchemas = {
  products: z.object({
    products: listOf(product, 1),
    trending: z.array(z.int("the `_id` of a product")),
  }),
  categories: z.object({
    categories: listOf(category, 1),
    genders: z.array(gender),
    /**
     * The names as they are written in the middle of a sentence. The shop capitalizes the names
     * where needed.
     */
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
/**
 * Excludes `own` from `Unchanged`, because TypeScript would expand the recursive type of `own`
 * forever.
 */
export type Texts = Unchanged<Omit<z.infer<typeof texts>, "own">> &
  Pick<z.infer<typeof texts>, "own">;
