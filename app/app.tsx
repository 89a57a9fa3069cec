import "./styles/index.css";
import "./styles/fonts.css"; // build-tools/fonts/fonts-plugin.ts transforms it
import { useLocation } from "react-router";
import { findPage } from "./find-page.ts";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Shell } from "./layout/shell.tsx";
import { PagePosition } from "./navigation/page-position.tsx";
import { pageComponents } from "./page-components.ts";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { useHydratingNotFound } from "./ui/hydration.ts";

/** The page of the address, or else the not-found page, in the layout of every page. */
export function App() {
  const { key, pathname } = useLocation();
  const hydratingNotFound = useHydratingNotFound();
  const page = hydratingNotFound ? undefined : findPage(pathname);
  const Page = page ? pageComponents[page.id] : NotFoundPage;
  return (
    <>
      <ErrorBoundary locationKey={key}>
        <Shell address={page && pathname}>
          <Page {...page?.params} />
        </Shell>
      </ErrorBoundary>
      {/* After the page, which it scrolls and focuses. */}
      <PagePosition />
    </>
  );
}
