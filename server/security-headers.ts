import helmet from "helmet";
import type { RequestHandler, Response } from "express";

/** A file with a content hash in its name may be cached for a year. */
export const yearOfCaching = "public, max-age=31536000, immutable";

/** On every answer; also written to `_headers` for static hosts (build-tools/output/write-headers-file.ts). */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** For visitors over TLS; browsers ignore it elsewhere. Also in `_headers`. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Sets these headers, and HSTS for visitors over TLS. */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
      // Each page has its own, from the build (send-file.ts).
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      referrerPolicy: { policy: commonHeaders["Referrer-Policy"] },
      xFrameOptions: { action: "deny" },
    }),
    (request, response, next) => {
      response.setHeader("Permissions-Policy", commonHeaders["Permissions-Policy"]);
      if (request.secure) response.set(strictTransport);
      next();
    },
  ];
}

/** A page's own policy; no site may frame it. */
export function protectDocument(response: Response, policy: string): void {
  response.setHeader("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
}
