import { categories, genders } from "#content/categories.ts";
import { products as allProducts } from "#content/products.ts";
import { site } from "#content/site.ts";
import { FilterChips } from "../../listing/filter-chips.tsx";
import { ListingBar } from "../../listing/listing-bar.tsx";
import { ResultCount } from "../../listing/result-count.tsx";
import { useListing } from "../../listing/use-listing.ts";
import { largestDiscount } from "../../product/discount.ts";
import { countProducts } from "../../product/product-count.tsx";
import { ProductList } from "../../product/product-list.tsx";
import { selectProducts } from "../../product/select-products.ts";
import { matchPath } from "../../shared/match-path.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { DidYouMean, useSuggestedPage } from "../../suggestions/did-you-mean.tsx";
import { fallbackLinks, trendingLink } from "../../suggestions/linked-pages.ts";
import { nextPages } from "../../suggestions/next-pages.ts";
import { NothingFound } from "../../suggestions/nothing-found.tsx";
import { RelatedLinks } from "../../suggestions/related-links.tsx";
import { useLocation } from "../../ui/location.ts";
import { CategoryHead, CategoryHeading } from "./category-heading.tsx";
import styles from "./category-listing.module.css";
import { GenderLinks } from "./gender-links.tsx";
import { type CategoryView, viewCategory } from "./view-category.ts";

const shop = { products: allProducts, categories, genders };

/**
 * Renders a category page: its heading, gender links, filters, sort order and products. The address sets the filters.
 */
export function CategoryListing() {
  const address = matchPath(paths.categoryPattern, useLocation().pathname);
  const view = viewCategory(address?.name ?? "", address?.gender);
  const { id, name, gender, products, picture, salePicture } = view;
  const ofCategory = selectProducts(allProducts, id);
  const listing = useListing({ products, facetSource: ofCategory });
  const { shown, filters } = listing;
  const count = countProducts(shown.length);
  const filtered = filters.length > 0 && products.length > 0;
  const onSale = filters.some(({ facet }) => facet === "sale");
  const opening = (onSale && salePicture) || picture;
  return (
    <>
      <CategoryHead view={view} filters={filters} count={shown.length} />
      <CategoryHeading
        view={{ ...view, picture: opening }}
        upTo={onSale ? largestDiscount(shown) : undefined}
      />
      <p className={`${styles.withoutFilters} without-filters`}>{texts.listing.withoutFilters}</p>
      <ListingBar
        listing={listing}
        subject={name}
        genders={view.genders.length > 0 && <GenderLinks view={view} listing={listing} />}
      >
        <ResultCount
          count={count}
          spoken={gender && `${gender.name}, ${count}`}
          hidden={shown.length === 0}
        />
      </ListingBar>
      <FilterChips listing={listing} />
      {shown.length > 0 ? (
        <ProductList products={shown} columns={3} headingLevel={2} priority="main">
          <RelatedLinks
            links={[...nextPages(shop, id, gender?.id), trendingLink]}
            shown={[opening?.name ?? "", ...shown.map(({ image }) => image)]}
            headingLevel={2}
          />
        </ProductList>
      ) : (
        <NoProducts view={view} reason={filtered ? texts.category.noMatch : texts.category.empty} />
      )}
    </>
  );
}

/**
 * Renders a message on a category page without products, and links to other pages. If the address is unknown but
 * similar to a page's address, the message suggests that page.
 */
export function NoProducts({ view, reason }: { view: CategoryView; reason?: string }) {
  const { id, name, gender, known, picture } = view;
  const suggestion = useSuggestedPage();
  const path = paths.category(id, gender?.id);
  // At /categories/Clothes, the heading is already "Clothes", so "Did you mean Clothes?" would look odd.
  const sentence = suggestion?.label === name ? texts.category.otherAddress : texts.didYouMean;
  return (
    <NothingFound
      links={fallbackLinks.filter((link) => link.path !== path)}
      {...(picture === undefined && { title: "text", picture: site.pictures.notFound })}
    >
      {known || suggestion === undefined ? (
        reason
      ) : (
        <DidYouMean {...suggestion} sentence={sentence} />
      )}
    </NothingFound>
  );
}
