import fontUrl from "../.cache/fonts/instrument-sans-basic.woff2?url";
import { lazy, type ReactNode, Suspense } from "react";
import { Links, Outlet, Scripts, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { onlyResemblesPage, paths } from "./shared/paths.ts";
import { texts } from "./shared/texts.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { preventPlaceholderLinks } from "./boot/prevent-placeholder-links.ts";
import { markPending, markUnknownCategory } from "./boot/mark-pending.ts";
import { NotFoundScreen } from "./layout/not-found-screen.tsx";
import { Shell } from "./layout/shell.tsx";
import { PagePlace } from "./navigation/page-place.tsx";
import { restoreScroll } from "./navigation/restore-scroll.ts";
import { entryName } from "./navigation/history-entry.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "virtual:backdrops.css";
import "./styles/pending.css";

const headScript =
  preventPlaceholderLinks + markPending(LIST_PARAMETERS, `history.state?.${entryName}?.revealed`);

/** Asked for by name where the router takes the address for another page's. */
const NotFoundPage = lazy(() => import("./routes/not-found/route.tsx"));

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: `${import.meta.env.BASE_URL}favicon.svg`, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: `${import.meta.env.BASE_URL}apple-touch-icon.png` },
  { rel: "manifest", href: `${import.meta.env.BASE_URL}manifest.webmanifest` },
];

export function Layout({ children }: { children: ReactNode }) {
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
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* The page's own modules bring it too, but not where one of them cannot be read. */}
        {import.meta.env.DEV && (
          <script type="module" src={`${import.meta.env.BASE_URL}@vite/client`} />
        )}
        <Links />
      </head>
      <body>
        {children}
        <script dangerouslySetInnerHTML={{ __html: restoreScroll }} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  return (
    <Shell atHome={pathname === paths.home}>
      <PagePlace />
      {onlyResemblesPage(pathname) ? (
        <Suspense fallback={<NotFoundScreen />}>
          <NotFoundPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </Shell>
  );
}

/** What `404.html` holds: the not-found page, until the address is read and its page rendered. */
export function HydrateFallback() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markUnknownCategory }} />
      <Shell atHome={false}>
        <NotFoundScreen />
      </Shell>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
