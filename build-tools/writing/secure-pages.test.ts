import { expect, test } from "vitest";
import { policyFor } from "./secure-pages.ts";

test("inline scripts are allowed by their hashes, once; nothing unsafe is, nor anything else", () => {
  const policy = policyFor(
    '<script>alert(1)</script><script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain(
    "; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("base-uri 'none'");
});

test("pictures may come from the shop and the given hosts", () => {
  expect(policyFor("")).toContain("; img-src 'self';");
  expect(policyFor("", ["https://pictures.example"])).toContain(
    "; img-src 'self' https://pictures.example;",
  );
});
