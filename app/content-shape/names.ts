import type { CategoryId, GenderId, Subcategory } from "#content/categories.ts";
import type { ColorFamilyName, ColorName } from "#content/colors.ts";
import type { PictureName } from "#content/pictures.ts";
import type { Footer, Site } from "./schema.ts";

/** The content fields whose value is a name defined in another file. */
type NamesByField = {
  image: PictureName;
  imageUrl: PictureName;
  category: CategoryId;
  gender: GenderId;
  subcategory: Subcategory;
  color: ColorName;
  family: ColorFamilyName;
};

/**
 * A content entry with the given fields narrowed to existing names, so that editors complete the names and mark
 * misspellings. Code outside the content accepts any string in these fields, so that it does not depend on this
 * shop's content.
 */
export type Named<Entry, Fields extends keyof NamesByField = never> = {
  readonly [Key in keyof Entry]: Key extends Fields ? NamesByField[Key] : Entry[Key];
};

/** The type of site.ts, with picture names narrowed to pictures that exist. */
export type NamedSite = Site & {
  readonly heroImages: readonly Named<Site["heroImages"][number], "image">[];
  readonly pictures: Readonly<Record<keyof Site["pictures"], PictureName>>;
};

/** The type of footer.ts, with picture names narrowed to pictures that exist. */
export type NamedFooter = Footer & {
  readonly details: { readonly images: readonly PictureName[] };
};
