import { type RouteObject, useLocation, useRoutes } from "react-router";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Shell } from "./layout/shell.tsx";
import { PagePlace } from "./navigation/page-place.tsx";
import { CategoryPage } from "./pages/category/category-page.tsx";
import { HomePage } from "./pages/home/home-page.tsx";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { SearchPage } from "./pages/search/search-page.tsx";
import { onlyResemblesPage } from "./shared/paths.ts";
import { useHydratingNotFound } from "./ui/hydration.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/links.css";
import "./styles/panels.css";
import "virtual:backdrops.css";
import "./styles/pending.css";

/** Every other address shows the not-found page. */
const routes: RouteObject[] = [
  { path: "/", element: <HomePage /> },
  { path: "/categories/:name/:gender?", element: <CategoryPage /> },
  { path: "/search", element: <SearchPage /> },
];

/** The page of the address, in the layout of every page. */
export function App() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  const hydratingNotFound = useHydratingNotFound();
  const found = page !== null && !onlyResemblesPage(pathname) && !hydratingNotFound;
  return (
    <ErrorBoundary>
      <Shell address={found ? pathname : undefined}>
        {found ? page : <NotFoundPage />}
        {/* After the page: it scrolls and focuses what is in there. */}
        <PagePlace />
      </Shell>
    </ErrorBoundary>
  );
}
