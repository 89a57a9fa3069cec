import { categories } from "../../content/categories.ts";
import { paths } from "../catalogue/paths.ts";
import type { WayOn } from "../ui/ways-on.tsx";

/** Where a page that has nothing to show leads on to. */
export const waysThroughShop: readonly WayOn[] = [
  ...categories.map(({ id, name }) => ({ label: name, path: paths.category(id) })),
  { label: "Trending", path: paths.trending },
];
