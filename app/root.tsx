import fontUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { differsByCapitals, paths } from "./catalogue/paths.ts";
import { ErrorScreen } from "./site/error-screen.tsx";
import { NotFoundScreen } from "./site/not-found-screen.tsx";
import { Shell } from "./site/shell.tsx";
import { useHeadingFocus } from "./site/use-heading-focus.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/awaiting.css";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: `${import.meta.env.BASE_URL}favicon.svg`, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: `${import.meta.env.BASE_URL}apple-touch-icon.png` },
  { rel: "manifest", href: `${import.meta.env.BASE_URL}manifest.webmanifest` },
];

/**
 * Tells the style sheet, before anything is painted, that the HTML which follows stands for another
 * state than the address (styles/awaiting.css): a prerendered file knows neither query nor unknown
 * category.
 */
const noteAddress = `{const{pathname:p,search:s}=location,d=document.documentElement.dataset;if(/\\/categories\\/./.test(p))d.address="category";else if(/\\/search\\/?$/.test(p)&&new URLSearchParams(s).has("q"))d.address="search"}`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#100e0d" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: noteAddress }} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  useHeadingFocus();
  return (
    <Shell atHome={pathname === paths.home}>
      {differsByCapitals(pathname) ? <NotFoundScreen /> : <Outlet />}
    </Shell>
  );
}

/** What `404.html` holds: the not-found page, until the address is read and its page rendered. */
export function HydrateFallback() {
  return (
    <Shell atHome={false}>
      <NotFoundScreen awaits="category" />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
