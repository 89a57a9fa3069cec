import { categories, genders, unknownCategorySubtitle } from "../../../content/categories.ts";
import { colours } from "../../../content/colours.ts";
import { products } from "../../../content/products.ts";
import { site } from "../../../content/site.ts";
import { capitalise } from "../../catalogue/capitalise.ts";
import { countProducts } from "../../catalogue/count-products.ts";
import { paths } from "../../catalogue/paths.ts";
import { selectProducts } from "../../catalogue/select-products.ts";
import { PageHead } from "../../site/page-head.tsx";
import { BreadcrumbData } from "../../site/structured-data.tsx";
import { describeChoice } from "../../catalogue/describe-choice.ts";
import { useNearPage } from "../../site/use-near-page.ts";
import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { BrowseBar } from "../../ui/browse-bar.tsx";
import { DidYouMean } from "../../ui/did-you-mean.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { NothingFound } from "../../ui/nothing-found.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { cardSizes, ProductGrid } from "../../ui/product-grid.tsx";
import { ResultCount } from "../../ui/result-count.tsx";
import { useBrowsing } from "../../ui/use-browsing.ts";
import type { Route } from "./+types/route";
import { CategoryHeading } from "./category-heading.tsx";
import { GenderLinks } from "./gender-links.tsx";

/** The products of a category, all or of one gender (sections 2 and 5), as the address filters them. */
export default function CategoryPage({ params: { categoryName, gender } }: Route.ComponentProps) {
  const category = categories.find(({ id }) => id === categoryName);
  const known =
    category !== undefined && (gender === undefined || genders.some((one) => one === gender));
  const browsing = useBrowsing({
    all: selectProducts(products, { category: categoryName, gender }),
    known: selectProducts(products, { category: categoryName }),
  });
  const near = useNearPage(known);
  const { shown, choice } = browsing;
  const subtitle = category?.subtitle ?? unknownCategorySubtitle;
  const list = describeChoice(capitalise(categoryName), choice.filters);
  const title = [list, gender].filter(Boolean).join(", ");
  const count = countProducts(shown.length);
  return (
    <>
      <PageHead title={title} description={`${title}: ${count}. ${subtitle}`} listed={known} />
      {known && (
        <BreadcrumbData
          crumbs={[
            { name: "Home", path: paths.home },
            { name: category.name, path: paths.category(categoryName) },
            ...(gender === undefined
              ? []
              : [{ name: capitalise(gender), path: paths.category(categoryName, gender) }]),
          ]}
        />
      )}
      <CategoryHeading
        name={categoryName}
        gender={gender}
        subtitle={subtitle}
        picture={category?.image}
      />
      {category !== undefined && (
        <>
          <BrowseBar browsing={browsing} subject={categoryName} swatches={colours}>
            <GenderLinks category={categoryName} gender={gender} browsing={browsing} />
          </BrowseBar>
          <ResultCount count={count}>
            <FilterChips browsing={browsing} />
          </ResultCount>
        </>
      )}
      {shown.length > 0 ? (
        <ProductGrid columns={3}>
          {shown.map((product, index) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                swatch={colours[product.color]}
                headingLevel={2}
                sizes={cardSizes[3]}
                priority={index < 2 ? "main" : "late"}
              />
            </li>
          ))}
        </ProductGrid>
      ) : (
        <NothingFound ways={waysThroughShop} picture={site.pictures.nothingFound}>
          {near !== undefined ? (
            <DidYouMean {...near} />
          ) : (
            category !== undefined &&
            (choice.filters.length > 0 && browsing.all.length > 0
              ? "Nothing here is all of that at once. With fewer of the filters above there is more."
              : "Nothing here answers to that. The links above all lead on.")
          )}
        </NothingFound>
      )}
    </>
  );
}
