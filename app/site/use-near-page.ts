import { useLocation } from "react-router";
import { categories, genders } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { leadsInto, paths } from "../catalogue/paths.ts";
import { type Page, suggestPage } from "../catalogue/suggest-page.ts";

const pages: readonly Page[] = [
  { path: paths.search, label: "Search" },
  ...site.navigation.filter(({ path }) => path !== paths.home && !isNotSetUp(path)),
  ...categories.flatMap(({ id, name }) => [
    { path: paths.category(id), label: name },
    ...genders.map((gender) => ({
      path: paths.category(id, gender),
      label: `${name}, ${gender}`,
    })),
  ]),
];

/** The page whose address is near the current one, if that leads to nothing and there is one. */
export function useNearPage(known = false): Page | undefined {
  const { pathname } = useLocation();
  return known || isNotSetUp(pathname) ? undefined : suggestPage(pages, pathname);
}

/** Linked, but not set up (section 2): whoever comes there meant to. */
function isNotSetUp(pathname: string): boolean {
  return leadsInto(site.notSetUp, pathname);
}
