import { isOfThisBuild } from "../shared/is-of-this-build.ts";
import { hrefOf } from "../shared/paths.ts";

const pages = new Map<string, Promise<string | undefined>>();

/**
 * Returns the HTML of a page, from memory if it has been fetched; `undefined` if the answer is not a page of this build,
 * as after a new deployment or from a captive portal.
 * @param signal aborts the fetch, also one that a prefetch has started
 */
export function fetchPage(page: string, signal?: AbortSignal): Promise<string | undefined> {
  const known = pages.get(page) ?? request(page, signal);
  pages.set(page, known);
  // A visitor who stops a page that does not load may click its link again.
  signal?.addEventListener("abort", () => pages.delete(page));
  return known;
}

async function request(page: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const headers = { Accept: "text/html" };
    const response = await fetch(hrefOf(page), { headers, signal: signal ?? null });
    const html = await response.text();
    // The document already has the style sheet of all pages.
    if (response.ok && isOfThisBuild(html)) return html.replace(/<style>[\s\S]*?<\/style>/, "");
  } catch {
    // The browser itself says what is wrong when it loads the page.
  }
  pages.delete(page);
  return undefined;
}

let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined;

/**
 * Returns a document that is not shown: its scripts do not run, and its pictures are not fetched. The Content Security
 * Policy lets only this function make a document of a string (Trusted Types).
 */
export function parsePage(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy("pages", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}
