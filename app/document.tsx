import type { ReactNode } from "react";
import { preload } from "react-dom";
import { preloadedFonts } from "virtual:fonts";
import { pageBackground, schemes, tabIcon, textDirection } from "virtual:shop";
import { site } from "#content/site.ts";
import { script as bodyEndScript } from "./first-paint/body-end.ts?inline-script";
import { script as headScript } from "./first-paint/head.ts?inline-script";
import { Analytics } from "./layout/analytics.tsx";
import { SiteHead } from "./layout/page-head.tsx";
import { texts } from "./shared/texts.ts";

const base = import.meta.env.BASE_URL;

type DocumentProps = {
  /** The page's path; `undefined` for the not-found page, which is served at many paths. */
  page: string | undefined;
  /** The URL of the entry script. */
  entry: string;
  /** The URLs of the chunks that the entry script loads on demand. */
  chunks: readonly string[];
  /**
   * The CSS of all pages, inlined to save a request before the first paint. In development, a list of style sheet URLs.
   */
  styles: string | readonly string[];
  children: ReactNode;
};

/** Renders the HTML document around a page. Browsers hydrate only the islands in the document (islands/). */
export function Document({ page, entry, chunks, styles, children }: DocumentProps) {
  // With `preload`, React outputs the font links before its preload links for pictures. Plain `<link>` elements would
  // come after the picture links.
  for (const url of preloadedFonts) {
    preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html
      lang={texts.language}
      dir={textDirection}
      data-schemes={schemes}
      data-page={page}
      data-chunks={chunks.join(" ") || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={pageBackground[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <SiteHead />
        <link rel="icon" href={base + tabIcon} />
        {/* Only builds contain these files. */}
        {import.meta.env.PROD && (
          <>
            <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
            <link rel="manifest" href={`${base}manifest.webmanifest`} />
          </>
        )}
        {typeof styles === "string" ? (
          <style dangerouslySetInnerHTML={{ __html: styles }} />
        ) : (
          styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
        )}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        <script dangerouslySetInnerHTML={{ __html: bodyEndScript }} />
        <script
          type="module"
          src={entry}
          data-worker={site.offline === false ? undefined : `${base}service-worker.js`}
        />
        {site.analytics && <Analytics {...site.analytics} />}
      </body>
    </html>
  );
}
