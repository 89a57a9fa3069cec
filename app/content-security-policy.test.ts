import { expect, test } from "vitest";
import { addContentSecurityPolicy } from "./content-security-policy.ts";

test("inline scripts are allowed by their hashes, once, pictures of the given hosts and style attributes; nothing else is", () => {
  const html = addContentSecurityPolicy(
    '<head><meta charSet="utf-8"/><script>alert(1)</script><script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    ["https://pictures.example", "https://pictures.example"],
  );
  const [, policy = ""] =
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
      html,
    ) ?? [];
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https://pictures.example",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default pages",
  ]);
});
