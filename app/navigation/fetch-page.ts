import { isOfThisBuild } from "../shared/is-of-this-build.ts";
import { hrefOf } from "../shared/paths.ts";

const pages = new Map<string, Promise<string | undefined>>();

/**
 * Returns a page's HTML, from memory if the page was fetched before. Returns `undefined` if the fetch fails or the
 * response is not a page of this build, for example after a new deployment or behind a captive portal. Also returns
 * `undefined` for a page that works only as a document.
 * @param signal aborts a fetch that this call starts; a prefetch in progress continues but is removed from memory
 */
export function fetchPage(page: string, signal?: AbortSignal): Promise<string | undefined> {
  const known = pages.get(page) ?? request(page, signal);
  pages.set(page, known);
  // If the visitor stops a slow navigation and clicks the link again, the page is fetched again.
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
    // Cloudflare may hide mail addresses. Only its script, which runs in a document of its own, shows them again.
    const hidesMail = /<main.*\/cdn-cgi\/l\/email.*<\/main>/s.test(html);
    // Removes the style sheet of all pages, because the current document already contains it.
    if (isPage && !hidesMail) return html.replace(/<style>[\s\S]*?<\/style>/, "");
  } catch {
    // If the fetch fails, the page is loaded as a document, and the browser shows the error.
  }
  pages.delete(page);
  return undefined;
}

let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined;

/**
 * Parses a page into a separate document, which runs no scripts and fetches no pictures. The Content Security Policy
 * (Trusted Types) allows only this function to parse HTML strings.
 */
export function parsePage(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy("pages", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}
