import type { Gender } from "../../../content/schema.ts";

/** A category, or one gender of it. Unknown ones are named as the address spells them. */
export type CategoryPlace = {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender | undefined;
};
