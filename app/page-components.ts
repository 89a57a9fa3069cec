import type { ComponentType } from "react";
import type { Params } from "react-router";
import { CategoryPage } from "./pages/category/category-page.tsx";
import { HomePage } from "./pages/home/home-page.tsx";
import { SearchPage } from "./pages/search/search-page.tsx";
import type { PageId } from "./routes.ts";

/** What each page shows. It takes the parameters of its path. */
export const pageComponents: Readonly<Record<PageId, ComponentType<Params>>> = {
  home: HomePage,
  search: SearchPage,
  category: CategoryPage,
};
