import { hash } from "node:crypto";

/**
 * Adds its Content Security Policy to a page. Inline scripts are allowed by their hashes; style attributes
 * are, because they hold custom properties. A server adds `frame-ancestors`, which a `<meta>` cannot hold.
 * @param pictureOrigins other hosts of pictures, allowed on every page because client-side navigation
 *   keeps the first page's policy
 */
export function addContentSecurityPolicy(html: string, pictureOrigins: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html).join(" ")}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self'", ...new Set(pictureOrigins)].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default pages",
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace('<meta charSet="utf-8"/>', (charset) => charset + meta);
}

/** The hashes of the scripts without a source, each once. Data blocks do not run. */
function scriptHashes(html: string): readonly string[] {
  const found = html.matchAll(
    /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = [...found].map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  return [...new Set(hashes)];
}
