import { hash } from "node:crypto";
import type { Site } from "./content-shape/schema.ts";

/** What a page may use beyond the shop's own files, by the directives of the policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * What the owner's settings admit on every page, because client-side navigation keeps the first page's policy:
 * the analytics script, where it sends to, the hosts of remote pictures, and the form service.
 */
export function listSources(
  { analytics, formService }: Pick<Site, "analytics" | "formService">,
  pictures: readonly string[],
): Sources {
  const { script, attributes = {} } = analytics ?? {};
  const addresses = Object.values(attributes).filter((value) => value.startsWith("https://"));
  return {
    "script-src": script === undefined ? [] : [script],
    "img-src": originsOf(pictures),
    "connect-src": script === undefined ? [] : originsOf([script, ...addresses]),
    "form-action": formService === undefined ? [] : originsOf([formService]),
  };
}

/**
 * Adds its Content Security Policy to a page. Inline scripts and style sheets are allowed by their hashes, and
 * all style attributes, because they hold custom properties. A server adds `frame-ancestors`, which a `<meta>` cannot hold.
 */
export function addContentSecurityPolicy(html: string, sources: Sources): string {
  const allow = (directive: string, ...ours: readonly string[]) =>
    [directive, ...ours, ...(sources[directive] ?? [])].join(" ");
  const policy = [
    "default-src 'none'",
    allow("script-src", "'self'", ...hashInline(html, inlineScripts)),
    allow("style-src", "'self'", ...hashInline(html, inlineStyles)),
    "style-src-attr 'unsafe-inline'",
    allow("img-src", "'self'"),
    "media-src 'self'",
    "font-src 'self'",
    allow("connect-src", "'self'"),
    "manifest-src 'self'",
    "worker-src 'self'",
    allow("form-action", "'self'"),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default pages",
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta charSet="utf-8"[^>]*>/, (charset) => charset + meta);
}

/** Scripts without a source. Data blocks do not run. */
const inlineScripts = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyles = /<style>([\s\S]*?)<\/style>/g;

/** Returns the hashes of inline scripts or style sheets, each once. */
function hashInline(html: string, pattern: RegExp): readonly string[] {
  const found = [...html.matchAll(pattern)];
  const hashes = found.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  return [...new Set(hashes)];
}

function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
