import { useLocation } from "react-router";
import { categories, genders } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { paths } from "../catalogue/paths.ts";
import { type Page, suggestPage } from "../catalogue/suggest-page.ts";

const pages = [
  { path: paths.search, label: "Search" },
  ...categories.flatMap(({ id, name }) => [
    { path: paths.category(id), label: name },
    ...genders.map((gender) => ({
      path: paths.category(id, gender),
      label: `${name}, ${gender}`,
    })),
  ]),
];

/** The page whose address is near the current one, which leads to nothing; if there is one. */
export function useNearPage(): Page | undefined {
  const { pathname } = useLocation();
  // Linked, but not set up (section 2): whoever comes there meant to.
  const meant = site.notSetUp.some((path) => `${pathname}/`.startsWith(`${path}/`));
  return meant ? undefined : suggestPage(pages, pathname);
}
