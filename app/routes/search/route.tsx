import { useSearchParams } from "react-router";
import { products } from "../../../content/products.ts";
import { describeChoice } from "../../catalogue/describe-choice.ts";
import { normaliseQuery, searchProducts } from "../../catalogue/search-products.ts";
import { PageHead } from "../../site/page-head.tsx";
import { useBrowsing } from "../../ui/use-browsing.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

/** So many products are worth narrowing. */
const filtersFrom = 4;

/** The product search (sections 2, 4 and 5). Without `q` in the address: not yet searched. */
export default function SearchPage() {
  const hydrated = useHydrated();
  const [searchParams] = useSearchParams();
  const typed = hydrated ? (searchParams.get("q") ?? undefined) : undefined;
  const browsing = useBrowsing({
    all: typed === undefined ? [] : searchProducts(products, typed),
    from: filtersFrom,
    searched: typed,
  });
  return (
    <>
      <PageHead
        title={titleOf(typed, browsing.choice.filters)}
        description="Search the shop by product, type, colour or cloth."
      />
      <SearchForm typed={typed} />
      <SearchResults typed={typed} browsing={browsing} />
    </>
  );
}

function titleOf(typed: string | undefined, filters: Parameters<typeof describeChoice>[1]) {
  if (typed === undefined || normaliseQuery(typed) === "") return "Search";
  const words = typed.trim();
  if (filters.length === 0) return `${words}, search`;
  return `${words}: ${describeChoice("products", filters)}, search`;
}
