import { texts as content } from "#content/texts.ts";
import type { Texts } from "../content-shape/schema.ts";

/** The texts of the interface. `own` is typed with the names that the owner chose. */
export const texts: Texts & Pick<typeof content, "own"> = content;
