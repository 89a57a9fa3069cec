import { PageHead } from "../../layout/page-head.tsx";
import { BreadcrumbData } from "../../layout/structured-data.tsx";
import { describeListing } from "../../listing/describe-listing.ts";
import type { Filter } from "../../listing/facets.ts";
import { countProducts } from "../../shared/count-products.ts";
import { capitalize } from "../../shared/fill-text.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import type { CategoryPlace } from "./category-place.ts";

type CategoryHeadProps = {
  place: CategoryPlace;
  filters: readonly Filter[];
  /** How many products are shown. */
  count: number;
  subtitle: string;
  /** Whether search engines may list the page. */
  listed: boolean;
};

/** Title and description of a category page and, for search engines, its breadcrumb. */
export function CategoryHead({ place, filters, count, subtitle, listed }: CategoryHeadProps) {
  const { name, gender } = place;
  const list = describeListing(name, filters);
  const title = gender === undefined ? list : `${list}, ${gender.name}`;
  const description = `${title}: ${countProducts(count)}. ${subtitle}`.trimEnd();
  const crumbs = listCrumbs(place);
  return (
    <>
      <PageHead title={title} description={description} listed={listed} />
      {listed && <BreadcrumbData key={crumbs.at(-1)?.path} crumbs={crumbs} />}
    </>
  );
}

function listCrumbs({ id, name, gender }: CategoryPlace) {
  const crumbs = [
    { name: texts.category.home, path: paths.home },
    { name, path: paths.category(id) },
  ];
  return gender === undefined
    ? crumbs
    : [...crumbs, { name: capitalize(gender.name), path: paths.category(id, gender.id) }];
}
