import type { Texts } from "../../content/schema.ts";
import { texts as content } from "../../content/texts.ts";

/** Every text of the interface. Those of `own` have the names that the owner gave them. */
export const texts: Texts & Pick<typeof content, "own"> = content;
