import { createHash } from "node:crypto";

/** The hash that the service worker verifies (worker/cache-verified.ts). */
export function hashForPrecache(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 24);
}
