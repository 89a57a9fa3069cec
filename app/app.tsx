import "./styles/tokens.css"; // first: it declares the order of the layers
import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/base.css";
import "./styles/blocks.css";
import "./styles/links.css";
import "./styles/panels.css";
import "./styles/pending.css";
import "./styles/utilities.css";
import "virtual:picture-styles.css";
import { matchRoutes, type RouteObject, useLocation, useRoutes } from "react-router";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Shell } from "./layout/shell.tsx";
import { PagePosition } from "./navigation/page-position.tsx";
import { CategoryPage } from "./pages/category/category-page.tsx";
import { HomePage } from "./pages/home/home-page.tsx";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { SearchPage } from "./pages/search/search-page.tsx";
import { onlyResemblesPage } from "./shared/paths.ts";
import { useHydratingNotFound } from "./ui/hydration.ts";

/** The pages (section 2). The build and the content check read their paths here. */
const pages: RouteObject[] = [
  { path: "/", element: <HomePage /> },
  { path: "/search", element: <SearchPage /> },
  { path: "/categories/:name/:gender?", element: <CategoryPage /> },
];

const notFound: RouteObject[] = [{ path: "*", element: <NotFoundPage /> }];

/** The page of the address, or else the not-found page, in the layout of every page. */
export function App() {
  const { key, pathname } = useLocation();
  const hydratingNotFound = useHydratingNotFound();
  const found =
    !hydratingNotFound && !onlyResemblesPage(pathname) && matchRoutes(pages, pathname) !== null;
  const page = useRoutes(found ? pages : notFound);
  return (
    <>
      <ErrorBoundary locationKey={key}>
        <Shell address={found ? pathname : undefined}>{page}</Shell>
      </ErrorBoundary>
      {/* After the page, which it scrolls and focuses. */}
      <PagePosition />
    </>
  );
}
