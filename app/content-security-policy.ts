import { hash } from "node:crypto";
import type { Site } from "./content-shape/schema.ts";

/** The sources that a page may use in addition to the shop's own files, keyed by policy directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Lists the sources that the owner's settings require: the analytics script, its endpoints, the hosts of remote
 * pictures and the form service. Every page allows all of these sources, because client-side navigation keeps the first
 * page's policy.
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
 * Adds a Content Security Policy to a page. The policy allows inline scripts and style sheets by their hashes. It
 * allows all style attributes, because components set custom properties in them. Servers send `frame-ancestors` in a
 * header, because browsers ignore this directive in a `<meta>`.
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

/** Matches inline scripts. Excludes data blocks, which need no hash because they do not run. */
const inlineScripts = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyles = /<style>([\s\S]*?)<\/style>/g;

/** Returns the hashes of the inline scripts or style sheets that match a pattern, without duplicates. */
function hashInline(html: string, pattern: RegExp): readonly string[] {
  const found = [...html.matchAll(pattern)];
  const hashes = found.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  return [...new Set(hashes)];
}

function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
