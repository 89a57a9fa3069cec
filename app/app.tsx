import { type RouteObject, useLocation, useRoutes } from "react-router";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Shell } from "./layout/shell.tsx";
import { PagePosition } from "./navigation/page-position.tsx";
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

/** Every other address shows the not-found page. The build and the content check read the paths here. */
const routes: RouteObject[] = [
  { path: "/", element: <HomePage /> },
  { path: "/search", element: <SearchPage /> },
  { path: "/categories/:name/:gender?", element: <CategoryPage /> },
];

/** The page of the address, in the layout of every page (section 2). */
export function App() {
  const { key, pathname } = useLocation();
  const page = useRoutes(routes);
  const hydratingNotFound = useHydratingNotFound();
  const found = page !== null && !onlyResemblesPage(pathname) && !hydratingNotFound;
  return (
    <>
      <ErrorBoundary locationKey={key}>
        <Shell address={found ? pathname : undefined}>{found ? page : <NotFoundPage />}</Shell>
      </ErrorBoundary>
      {/* After the page, which it scrolls and focuses. */}
      <PagePosition />
    </>
  );
}
