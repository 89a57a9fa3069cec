import { texts as content } from "#content/texts.ts";
import type { Texts } from "../content-shape/schema.ts";

/** The shop's labels and messages. The type includes the entries that the owner has added to `own`. */
export const texts: Texts & Pick<typeof content, "own"> = content;
