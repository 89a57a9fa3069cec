/** A file with a content hash in its name may be cached for a year. */
export const cacheForAYear = "public, max-age=31536000, immutable";

const cacheForADay = "public, max-age=86400";

/** Pages, the service worker, sitemap and robots.txt are always revalidated; a 304 costs little. */
const alwaysRevalidate = "no-cache";

/** How long a file of the build may be cached, by its name there. */
export function cacheControlFor(name: string): string {
  if (/^(?:assets|images)\/[^/]+$/.test(name)) return cacheForAYear;
  return /\.(?:svg|png|jpg|webmanifest)$/.test(name) ? cacheForADay : alwaysRevalidate;
}

/**
 * On every response. Like all headers here, also written to `_headers` for static hosts
 * (build-tools/site-files/write-headers-file.ts).
 */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** On documents as well: browsers ignore them on anything else, and a page fetches 20 files. */
export const documentHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * No site may frame a document. Of the Content Security Policy, this is what the `<meta>` of a page cannot say
 * (build-tools/site-files/add-content-security-policy.ts).
 */
export const neverFramed = "frame-ancestors 'none'";

/** For visitors over TLS; browsers ignore it elsewhere. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;
