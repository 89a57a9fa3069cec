import { useLocation } from "react-router";
import { categories, genders } from "../../content/categories.ts";
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

/** Linked, but not set up (section 2): whoever comes here meant to. */
const notSetUp = [paths.shop, paths.resume, paths.login];

/** The page whose address is near the current one, which leads to nothing; if there is one. */
export function useNearPage(): Page | undefined {
  const { pathname } = useLocation();
  const meant = notSetUp.some((path) => `${pathname}/`.startsWith(`${path}/`));
  return meant ? undefined : suggestPage(pages, pathname);
}
