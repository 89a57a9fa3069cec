/* Replaced by the project's own schema when the fixture shop is built. */
export type * from "../../../../content/schema.ts";
