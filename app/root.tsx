import fontUrl from "../.cache/fonts/instrument-sans-basic.woff2?url";
import { lazy, type ReactNode, Suspense } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import { ground } from "virtual:theme";
import type { Route } from "./+types/root";
import { onlyResemblesPage, paths } from "./catalogue/paths.ts";
import { ErrorScreen } from "./site/error-screen.tsx";
import { goNowhere } from "./site/go-nowhere.ts";
import { noteAddress } from "./site/note-address.ts";
import { NotFoundScreen } from "./site/not-found-screen.tsx";
import { ReleaseFocus } from "./site/release-focus.tsx";
import { Shell } from "./site/shell.tsx";
import { usePageFocus } from "./site/use-page-focus.ts";
import { scrollStorage, useScrollMemory } from "./site/use-scroll-memory.ts";
import { useSearchKey } from "./site/use-search-key.ts";
import { useHydrated } from "./ui/use-hydrated.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/cloth.css";
import "./styles/awaiting.css";
import "./styles/first-look.css";

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
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: goNowhere + noteAddress }} />
        {/* The page's own modules bring it too, but not where one of them cannot be read. */}
        {import.meta.env.DEV && (
          <script type="module" src={`${import.meta.env.BASE_URL}@vite/client`} />
        )}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={scrollStorage} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const route = useMatches().at(-1);
  usePageFocus();
  useScrollMemory();
  useSearchKey();
  return (
    <Shell atHome={pathname === paths.home} awaits={hydrated ? undefined : "script"}>
      <ReleaseFocus route={route?.id} />
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
    <Shell atHome={false} awaits="category">
      <NotFoundScreen />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
