import { matchPath } from "../shared/match-path.ts";
import { paths } from "../shared/paths.ts";
import { useHydrated } from "../ui/hydration.ts";
import { useLocation } from "../ui/location.ts";
import { UnknownCategory } from "./category/unknown-category.tsx";
import { NotFoundPage } from "./not-found/not-found-page.tsx";

/**
 * Renders the content of `404.html`, which is the not-found page. If the address looks like a category's, hydration
 * replaces the not-found page with a category page without products.
 */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const category = hydrated ? matchPath(paths.categoryPattern, pathname) : undefined;
  return category ? <UnknownCategory {...category} /> : <NotFoundPage />;
}
