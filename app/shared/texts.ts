import { texts as content } from "#content/texts.ts";
import type { Texts } from "../content-shape/schema.ts";

/** Every text of the interface. Those of `own` have the names that the owner gave them. */
export const texts: Texts & Pick<typeof content, "own"> = content;
