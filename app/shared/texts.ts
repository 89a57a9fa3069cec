import { texts as content } from "#content/texts.ts";
import type { Texts } from "../content-shape/schema.ts";

/** The text shown in the shop. The type of `own` has the names that the owner has chosen. */
export const texts: Texts & Pick<typeof content, "own"> = content;
