export type { Product } from "../../content/schema.ts";
