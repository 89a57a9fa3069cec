/** A file with a content hash in its name never changes. */
export const cacheForAYear = "public, max-age=31536000, immutable";

/** The build puts a brotli and a gzip file next to each of these, for content negotiation. */
export const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Of every response. All security headers here are written to `_headers` for static hosts, too. */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/**
 * Of documents as well: browsers ignore them on anything else. The rest of the Content Security Policy
 * is in each page's `<meta>`, which cannot say this part.
 */
export const documentHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Content-Security-Policy": "frame-ancestors 'none'",
} as const;

/** For visitors over TLS; browsers ignore it elsewhere. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** The headers of a file of the build by its name there, for example "assets/app-1a2b.js". */
export function headersFor(name: string): Readonly<Record<string, string>> {
  // Proxies that alter HTML on its way break hydration and the offline copy.
  const page = { "Cache-Control": "no-cache, no-transform", ...documentHeaders };
  return name.endsWith(".html") ? page : { "Cache-Control": cacheControlFor(name) };
}

function cacheControlFor(name: string): string {
  if (/^(?:assets|images)\/[^/]+$/.test(name)) return cacheForAYear;
  return /\.(?:svg|png|ico|jpg|webmanifest)$/.test(name) ? "public, max-age=86400" : "no-cache";
}
