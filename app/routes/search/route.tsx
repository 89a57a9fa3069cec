import { useSearchParams } from "react-router";
import { normaliseQuery } from "../../catalogue/search-products.ts";
import { PageHead } from "../../site/page-head.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

/** The product search (sections 2, 4 and 5). Without `q` in the address: not yet searched. */
export default function SearchPage() {
  const hydrated = useHydrated();
  const [searchParams] = useSearchParams();
  const typed = hydrated ? (searchParams.get("q") ?? undefined) : undefined;
  const title =
    typed === undefined || normaliseQuery(typed) === "" ? "Search" : `${typed.trim()}, search`;
  return (
    <>
      <PageHead title={title} description="Search the shop by product, type, colour or cloth." />
      <SearchForm typed={typed} awaits={hydrated ? undefined : "search"} />
      <SearchResults typed={typed} />
    </>
  );
}
