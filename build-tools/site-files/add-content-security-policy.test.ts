import { expect, test } from "vitest";
import { policyFor } from "./add-content-security-policy.ts";

test("inline scripts are allowed by their hashes, once, and pictures of the given hosts; nothing unsafe is, nor anything else", () => {
  const policy = policyFor(
    '<script>alert(1)</script><script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    ["https://pictures.example"],
  );
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "style-src 'self'",
    "img-src 'self' https://pictures.example",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ]);
});
