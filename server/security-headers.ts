/** A file with a content hash in its name may be cached for a year. */
export const cacheForAYear = "public, max-age=31536000, immutable";

/**
 * On every response. Like all headers here, also written to `_headers` for static hosts
 * (build-tools/writing/write-headers-file.ts).
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

/** For visitors over TLS; browsers ignore it elsewhere. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;
