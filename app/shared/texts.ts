import { texts as content } from "#content/texts.ts";
import type { Texts } from "../content-shape/schema.ts";

/** The text shown in the shop. The type of `own` lists the names that the owner has defined. */
export const texts: Texts & Pick<typeof content, "own"> = content;
