import { isOfThisBuild } from "../shared/document-state.ts";
import { hrefOf } from "../shared/paths.ts";

const pages = new Map<string, Promise<string | undefined>>();

/**
 * The HTML of a page, from memory if it has been fetched; `undefined` if the answer is not a page of this build,
 * as after a new deployment or from a captive portal.
 */
export function fetchPage(page: string): Promise<string | undefined> {
  const known = pages.get(page) ?? request(page);
  pages.set(page, known);
  return known;
}

async function request(page: string): Promise<string | undefined> {
  try {
    const response = await fetch(hrefOf(page), { headers: { Accept: "text/html" } });
    const html = await response.text();
    if (response.ok && isOfThisBuild(html)) return html;
  } catch {
    // The browser itself says what is wrong when it loads the page.
  }
  pages.delete(page);
  return undefined;
}

let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined;

/**
 * A document that is not shown: its scripts do not run, and its pictures are not fetched. The Content Security
 * Policy lets this one place make a document of a string (Trusted Types).
 */
export function parsePage(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy("pages", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}
