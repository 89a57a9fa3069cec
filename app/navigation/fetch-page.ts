import { isOfThisBuild } from "../shared/is-of-this-build.ts";
import { hrefOf } from "../shared/paths.ts";

const pages = new Map<string, Promise<string | undefined>>();

/**
 * Returns a page's HTML, from memory if it was fetched before; `undefined` if the response is not a page of this
 * build, for example after a new deployment or behind a captive portal.
 * @param signal aborts a fetch that this call starts; a prefetch in progress continues but is removed from memory
 */
export function fetchPage(page: string, signal?: AbortSignal): Promise<string | undefined> {
  const known = pages.get(page) ?? request(page, signal);
  pages.set(page, known);
  // If the visitor stops a slow page and clicks its link again, the page is fetched again.
  signal?.addEventListener("abort", () => pages.delete(page));
  return known;
}

async function request(page: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const headers = { Accept: "text/html" };
    const response = await fetch(hrefOf(page), { headers, signal: signal ?? null });
    const html = await response.text();
    // Some hosts send `404.html` with status 200. That page has no `data-page`.
    const isPage = response.ok && isOfThisBuild(html) && html.includes(" data-page=");
    // The current document already contains the style sheet of all pages.
    if (isPage) return html.replace(/<style>[\s\S]*?<\/style>/, "");
  } catch {
    // If the fetch fails, the page is loaded as a document, so that the browser shows the error.
  }
  pages.delete(page);
  return undefined;
}

let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined;

/**
 * Parses a page into a separate document, whose scripts do not run and whose pictures are not fetched. The Content
 * Security Policy (Trusted Types) lets only this function parse HTML from a string.
 */
export function parsePage(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy("pages", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}
