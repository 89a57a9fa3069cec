import type { CategoryId, GenderId, Subcategory } from "#content/categories.ts";
import type { ColorFamilyName, ColorName } from "#content/colors.ts";
import type { PictureName } from "#content/pictures.ts";
import type { Footer, Site } from "./schema.ts";

/** Fields whose value is a name that another file defines. */
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
 * An entry in which these fields accept existing names alone: an editor completes them and marks a
 * misspelled one. The rest of the code takes any text, so that it does not depend on this content.
 */
export type Named<Entry, Fields extends keyof NamesByField = never> = {
  readonly [Key in keyof Entry]: Key extends Fields ? NamesByField[Key] : Entry[Key];
};

/** The same for the pictures that site.ts names. */
export type NamedSite = Site & {
  readonly heroImages: readonly Named<Site["heroImages"][number], "image">[];
  readonly pictures: Readonly<Record<keyof Site["pictures"], PictureName>>;
};

/** The same for the pictures that footer.ts names. */
export type NamedFooter = Footer & {
  readonly details: { readonly images: readonly PictureName[] };
};
