import { matchPath } from "../shared/match-path.ts";
import { paths } from "../shared/paths.ts";
import { useHydrated } from "../ui/hydration.ts";
import { useLocation } from "../ui/location.ts";
import { UnknownCategory } from "./category/unknown-category.tsx";
import { NotFoundPage } from "./not-found/not-found-page.tsx";

/**
 * Renders `404.html`, which contains the not-found page. If the address has the form of a category's address, hydration
 * replaces the not-found page with a category page that says it has no products.
 */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const category = hydrated ? matchPath(paths.categoryPattern, pathname) : undefined;
  return category ? <UnknownCategory {...category} /> : <NotFoundPage />;
}
