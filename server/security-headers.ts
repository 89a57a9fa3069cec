import helmet from "helmet";
import type { RequestHandler, Response } from "express";

/** A file whose name changes with its content may be kept for a year. */
export const yearOfCaching = "public, max-age=31536000, immutable";

/** On every answer; static hosts that read `_headers` get these too (tooling/build). */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

const overTls = helmet.strictTransportSecurity({ maxAge: 31_536_000, includeSubDomains: false });

/** The headers for all, and HSTS where the visitor came over TLS. */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
      // Each page has its own, from the build (serve-files.ts, not-found.ts).
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      referrerPolicy: { policy: commonHeaders["Referrer-Policy"] },
      xFrameOptions: { action: "deny" },
    }),
    (request, response, next) => {
      response.setHeader("Permissions-Policy", commonHeaders["Permissions-Policy"]);
      if (request.secure) overTls(request, response, next);
      else next();
    },
  ];
}

/** A page may do what its policy says, and stand in nobody's frame. */
export function protectDocument(response: Response, policy: string): void {
  response.setHeader("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
}
