/* In its place stands the shape of the project that the fixture shop is made from. */
export type * from "../../../../content/schema.ts";
