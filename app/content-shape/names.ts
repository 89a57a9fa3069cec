import type { CategoryId, GenderId, Subcategory } from "#content/categories.ts";
import type { ColorFamilyName, ColorName } from "#content/colors.ts";
import type { PictureName } from "#content/pictures.ts";
import type { Footer, Site } from "./schema.ts";

/** The content fields that refer to a name in another file, each with the type of its names. */
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
 * A content entry with the given fields narrowed to existing names, so editors complete the names
 * and mark misspellings. Code outside the content accepts any string in these fields, so it does
 * not depend on this shop's content.
 */
export type Named<Entry, Fields extends keyof NamesByField = never> = {
  readonly [Key in keyof Entry]: Key extends Fields ? NamesByField[Key] : Entry[Key];
};

/** The type of site.ts, with picture names narrowed to existing pictures. */
export type NamedSite = Site & {
  readonly heroImages: readonly Named<Site["heroImages"][number], "image">[];
  readonly pictures: Readonly<Record<keyof Site["pictures"], PictureName>>;
  readonly searchExamples: readonly Named<Site["searchExamples"][number], "image">[];
};

/** The type of footer.ts, with picture names narrowed to existing pictures. */
export type NamedFooter = Footer & {
  readonly details: { readonly images: readonly PictureName[] };
};
