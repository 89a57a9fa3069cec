import { categories, genders, unknownCategorySubtitle } from "../../../content/categories.ts";
import { colours } from "../../../content/colours.ts";
import { products } from "../../../content/products.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { describeListing } from "../../listing/describe-listing.ts";
import { FilterChips } from "../../listing/filter-chips.tsx";
import { ListingBar } from "../../listing/listing-bar.tsx";
import { ResultCount } from "../../listing/result-count.tsx";
import { type Listing, useListing } from "../../listing/use-listing.ts";
import { ProductList } from "../../product/product-list.tsx";
import { selectProducts } from "../../product/select-products.ts";
import { capitalise } from "../../shared/capitalise.ts";
import { countProducts } from "../../shared/count-products.ts";
import type { Route } from "./+types/route";
import { CategoryBreadcrumbData } from "./category-breadcrumb-data.tsx";
import { CategoryHeading } from "./category-heading.tsx";
import { GenderLinks } from "./gender-links.tsx";
import { NoProducts } from "./no-products.tsx";

/** The products of a category, all or of one gender (sections 2 and 5), filtered by the address. */
export default function CategoryPage({ params: { categoryName, gender } }: Route.ComponentProps) {
  const category = categories.find(({ id }) => id === categoryName);
  const knownGender = genders.find(({ id }) => id === gender);
  const listed = category !== undefined && (gender === undefined || knownGender !== undefined);
  const genderName = knownGender?.name ?? gender;
  const listing = useListing({
    products: selectProducts(products, { category: categoryName, gender }),
    facetSource: selectProducts(products, { category: categoryName }),
  });
  const { shown, filters, hrefFor, toggleHref } = listing;
  const subtitle = category?.subtitle ?? unknownCategorySubtitle;
  const list = describeListing(category?.name ?? capitalise(categoryName), filters);
  const title = gender === undefined ? list : `${list}, ${genderName}`;
  const count = countProducts(shown.length);
  const status = gender === undefined ? count : `${count}, ${genderName}`;
  return (
    <>
      <PageHead title={title} description={`${title}: ${count}. ${subtitle}`} listed={listed} />
      {listed && <CategoryBreadcrumbData category={category} gender={knownGender} />}
      <CategoryHeading
        id={categoryName}
        name={category?.name}
        genderName={genderName}
        subtitle={subtitle}
        picture={category?.image}
      />
      {category !== undefined && (
        <>
          <ListingBar listing={listing} subject={category.name} swatches={colours}>
            <GenderLinks
              category={categoryName}
              gender={gender}
              filters={filters}
              search={hrefFor({})}
            />
          </ListingBar>
          <ResultCount count={status}>
            <FilterChips
              filters={filters}
              toggleHref={toggleHref}
              clearHref={hrefFor({ filters: [] })}
            />
          </ResultCount>
        </>
      )}
      {shown.length > 0 ? (
        <ProductList
          products={shown}
          swatches={colours}
          columns={3}
          headingLevel={2}
          priority="main"
        />
      ) : (
        <NoProducts cause={causeOfNone(listing, category !== undefined, listed)} />
      )}
    </>
  );
}

function causeOfNone({ filters, products: all }: Listing, known: boolean, listed: boolean) {
  if (!known) return "unknown category";
  if (!listed) return "unknown gender";
  return filters.length > 0 && all.length > 0 ? "filters" : "products";
}
