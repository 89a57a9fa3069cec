import type { ReactNode } from "react";
import { preload } from "react-dom";
import fontUrl from "../.cache/fonts/instrument-sans-basic.woff2?url";
import { fillSearchBox } from "./first-paint/fill-search-box.ts";
import { keepEarlyInput } from "./first-paint/keep-early-input.ts";
import { markPending } from "./first-paint/mark-pending.ts";
import { preventPlaceholderLinks } from "./first-paint/prevent-placeholder-links.ts";
import { restoreScroll } from "./first-paint/restore-scroll.ts";
import { siteTitle } from "./layout/page-head.tsx";
import { SiteHead } from "./layout/site-head.tsx";
import { entryName } from "./navigation/history-entry.ts";
import { texts } from "./shared/texts.ts";

const base = import.meta.env.BASE_URL;
const kept = `history.state?.${entryName}`;
const headScript =
  preventPlaceholderLinks +
  markPending(LIST_PARAMETERS, `${kept}?.revealed`, siteTitle) +
  keepEarlyInput;
const endScript = restoreScroll + fillSearchBox(`${kept}?.typed`);

type DocumentProps = {
  /** The addresses of the browser's scripts and style sheets. */
  scripts: readonly string[];
  styles: readonly string[];
  children: ReactNode;
};

/** The document around each page, in the HTML alone: the browser hydrates what is in `<body>`. */
export function Document({ scripts, styles, children }: DocumentProps) {
  // Before the pictures, unlike a `<link>` would be (decision 016).
  preload(fontUrl, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={texts.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={PAGE_BACKGROUND[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <SiteHead />
        {/* Small and no SVG: Chromium reads the icon anew whenever the address changes (decision 015). */}
        <link rel="icon" href={`${base}icon-48.png`} type="image/png" />
        <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
        <link rel="manifest" href={`${base}manifest.webmanifest`} />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {children}
        <script dangerouslySetInnerHTML={{ __html: endScript }} />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  );
}
