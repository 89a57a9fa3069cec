import { categories, genders } from "../../content/categories.ts";
import { products } from "../../content/products.ts";
import { site } from "../../content/site.ts";
import { gendersInCategory } from "../product/select-products.ts";
import { leadsInto, paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";

type LinkedPage = { readonly path: string; readonly label: string };

/** Every page of the shop, to suggest for a mistyped address. */
export const linkedPages: readonly LinkedPage[] = [
  { path: paths.search, label: texts.search.title },
  ...site.navigation.filter(({ path }) => path !== paths.home && !leadsInto(site.notSetUp, path)),
  ...categories.flatMap(({ id, name }) => [
    { path: paths.category(id), label: name },
    ...gendersInCategory(products, id, genders).map((gender) => ({
      path: paths.category(id, gender.id),
      label: `${name}, ${gender.name}`,
    })),
  ]),
];
