import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import { pages } from "virtual:pages";
import { pictures } from "virtual:pictures";
import { site } from "#content/site.ts";
import { App } from "./app.tsx";
import { addContentSecurityPolicy, listSources } from "./content-security-policy.ts";
import { Document } from "./document.tsx";
import { findPage } from "./routes.ts";
import { PageNotFound } from "./shared/page-not-found.ts";
import { canonicalPath } from "./shared/paths.ts";
import { PrerenderedPath } from "./ui/location.ts";

/**
 * Exported so that the style sheet of all pages includes the error screen's CSS. Only browsers render the error screen.
 */
export { ErrorScreen } from "./layout/error-screen.tsx";

const base = import.meta.env.BASE_URL;

const sources = listSources(
  site,
  Object.values(pictures).flatMap((picture) => ("remote" in picture ? [picture.remote] : [])),
);

type Assets = Omit<ComponentProps<typeof Document>, "page" | "children">;

/**
 * Returns the HTML of the page at an address, without its Content Security Policy; `undefined` if the page rejects the
 * address.
 * @param address the page's address, including the base path
 * @param listAssets lists the page's assets; called after the page's code is loaded, because the page's styles are
 * unknown until then
 */
export async function renderPage(
  address: string,
  listAssets: () => Assets,
): Promise<string | undefined> {
  const path = address.replace(base, "/");
  const page = await findPage(path, Object.keys(pages));
  const document = (
    <PrerenderedPath value={path}>
      <Document page={page && canonicalPath(path)} {...listAssets()}>
        <App path={path} page={page} />
      </Document>
    </PrerenderedPath>
  );
  // Replaces React's default error logging, because the caller reports errors.
  const rendered = prerender(document, { onError: () => undefined }).catch((error: unknown) => {
    if (error instanceof PageNotFound) return undefined;
    throw error;
  });
  const prelude = (await rendered)?.prelude;
  return prelude && new Response(prelude).text();
}

/**
 * Adds the Content Security Policy to a page. Must be called last, once the HTML contains all of its scripts.
 * @param styleNonce the nonce of Vite's style elements in development
 */
export function addPolicy(html: string, styleNonce?: string): string {
  const styles = styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`];
  return addContentSecurityPolicy(html, { ...sources, "style-src": styles });
}
