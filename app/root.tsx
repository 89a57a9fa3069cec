import { lazy, type ReactNode, Suspense } from "react";
import { preload } from "react-dom";
import { Links, Scripts, useLocation, useOutlet, useParams } from "react-router";
import fontUrl from "../.cache/fonts/instrument-sans-basic.woff2?url";
import type { Route } from "./+types/root";
import { fillSearchBox } from "./boot/fill-search-box.ts";
import { keepEarlyInput } from "./boot/keep-early-input.ts";
import { markPending } from "./boot/mark-pending.ts";
import { preventPlaceholderLinks } from "./boot/prevent-placeholder-links.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { NotFoundScreen } from "./layout/not-found-screen.tsx";
import { siteTitle } from "./layout/page-head.tsx";
import { Pages } from "./layout/pages.tsx";
import { Shell } from "./layout/shell.tsx";
import { SiteHead } from "./layout/site-head.tsx";
import { entryName } from "./navigation/history-entry.ts";
import { PagePlace } from "./navigation/page-place.tsx";
import { restoreScroll } from "./navigation/restore-scroll.ts";
import { onlyResemblesPage } from "./shared/paths.ts";
import { texts } from "./shared/texts.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/links.css";
import "./styles/panels.css";
import "virtual:backdrops.css";
import "./styles/pending.css";

const kept = `history.state?.${entryName}`;
// They run from the HTML alone: the browser's own code spares their bytes.
const headScript = import.meta.env.SSR
  ? preventPlaceholderLinks +
    markPending(LIST_PARAMETERS, `${kept}?.revealed`, siteTitle) +
    keepEarlyInput
  : "";
const endScript = import.meta.env.SSR ? restoreScroll + fillSearchBox(`${kept}?.typed`) : "";

/** Asked for by name where the router takes the address for another page's. */
const NotFoundHelp = lazy(() =>
  import("./routes/not-found/route.tsx").catch(() => ({ default: () => undefined })),
);

/** In the browser alone: the prerendering build would leave a style sheet of its own for it. */
const loadCategory = import.meta.env.SSR
  ? undefined
  : () => import("./routes/category/category-ahead.tsx");

export const links: Route.LinksFunction = () => [
  // Small and no SVG: Chromium reads the icon anew whenever the address changes (decision 015).
  { rel: "icon", href: `${import.meta.env.BASE_URL}icon-48.png`, type: "image/png" },
  { rel: "apple-touch-icon", href: `${import.meta.env.BASE_URL}apple-touch-icon.png` },
  { rel: "manifest", href: `${import.meta.env.BASE_URL}manifest.webmanifest` },
];

export function Layout({ children }: { children: ReactNode }) {
  // Before the pictures, unlike a `<link>` would be (decision 016).
  if (import.meta.env.SSR) {
    preload(fontUrl, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html lang={texts.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={PAGE_BACKGROUND.light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={PAGE_BACKGROUND.dark}
          media="(prefers-color-scheme: dark)"
        />
        {import.meta.env.SSR && <SiteHead />}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* The page's own modules bring it too, but not where one of them cannot be read. */}
        {import.meta.env.DEV && (
          <script type="module" src={`${import.meta.env.BASE_URL}@vite/client`} />
        )}
        <Links />
      </head>
      <body>
        {children}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: endScript }} />
        {/* In the HTML alone: in the browser, the router removes them at the first click (decision 015). */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/**
 * The layout around each page. `404.html` holds it with the not-found page; the router has no page
 * until it has read the address and loaded its module.
 */
function App() {
  const { pathname } = useLocation();
  const { "*": undefinedPath, categoryName: name, gender } = useParams();
  const page = useOutlet();
  const loading = page === null;
  const resembling = onlyResemblesPage(pathname);
  const found = !loading && !resembling && undefinedPath === undefined;
  return (
    <Shell address={found ? pathname : undefined}>
      <Pages
        shown={found && name !== undefined ? { name, gender } : undefined}
        loadCategory={loadCategory}
      >
        {found ? (
          page
        ) : (
          <NotFoundScreen titled={!loading || !/^\/categories\/./.test(pathname)}>
            {resembling && !loading ? (
              <Suspense>
                <NotFoundHelp />
              </Suspense>
            ) : (
              page
            )}
          </NotFoundScreen>
        )}
      </Pages>
      {/* After the page: it scrolls and focuses what is in there. */}
      {!loading && <PagePlace />}
    </Shell>
  );
}

// One component for both, so that hydration keeps the elements of `404.html`.
export { App as default, App as HydrateFallback };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
