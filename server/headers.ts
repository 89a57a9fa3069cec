/** The `Cache-Control` value of files with a content hash in their name, which never change. */
export const cacheForAYear = "public, max-age=31536000, immutable";

/** Matches files for which the build also writes a brotli and a gzip version. */
export const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** The headers of every response. The build also writes this file's security headers to `_headers`. */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/**
 * Additional headers of documents; browsers ignore them on other responses. Each page's `<meta>` has the rest of the
 * Content Security Policy, but `frame-ancestors` works only in a header.
 */
export const documentHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Content-Security-Policy": "frame-ancestors 'none'",
} as const;

/** The header for visitors over TLS. Browsers ignore it over plain HTTP. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Returns the headers of a build file, named for example "assets/app-1a2b.js". */
export function headersFor(name: string): Readonly<Record<string, string>> {
  // Proxies that alter HTML in transit break hydration and the offline copy.
  const page = { "Cache-Control": "no-cache, no-transform", ...documentHeaders };
  return name.endsWith(".html") ? page : { "Cache-Control": cacheControlFor(name) };
}

function cacheControlFor(name: string): string {
  if (/^(?:assets|images)\/[^/]+$/.test(name)) return cacheForAYear;
  return /\.(?:svg|png|ico|jpg|webmanifest)$/.test(name) ? "public, max-age=86400" : "no-cache";
}
