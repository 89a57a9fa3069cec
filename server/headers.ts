/** The `Cache-Control` value for files that never change, because their names contain a content hash. */
export const cacheForAYear = "public, max-age=31536000, immutable";

/** Matches files that the build also compresses with brotli and gzip. */
export const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** The headers of every response. The build also writes the security headers in this file to `_headers`. */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/**
 * Additional headers of documents. Browsers ignore these headers on other responses. In the Content
 * Security Policy, only `frame-ancestors` requires a header. Each page's `<meta>` contains the
 * rest.
 */
export const documentHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Content-Security-Policy": "frame-ancestors 'none'",
} as const;

/** The header sent only over HTTPS, because browsers ignore it over plain HTTP. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Returns the headers for a file of the build, such as "assets/app-1a2b.js". */
export function headersFor(name: string): Readonly<Record<string, string>> {
  // `no-transform` forbids proxies from altering the HTML, because changes would break hydration and the offline copy.
  const page = { "Cache-Control": "no-cache, no-transform", ...documentHeaders };
  return name.endsWith(".html") ? page : { "Cache-Control": cacheControlFor(name) };
}

function cacheControlFor(name: string): string {
  if (/^(?:assets|images)\/[^/]+$/.test(name)) return cacheForAYear;
  return /\.(?:svg|png|ico|jpg|webmanifest)$/.test(name) ? "public, max-age=86400" : "no-cache";
}
