import { paths } from "./shared/paths.ts";

/** The pages (section 2). The router, the build and the content check read them here. */
export const routes = [
  { id: "home", path: paths.home },
  { id: "search", path: paths.search },
  { id: "category", path: `${paths.categories}:name/:gender?` },
] as const satisfies readonly { readonly id: string; readonly path: `/${string}` }[];

export type PageId = (typeof routes)[number]["id"];
