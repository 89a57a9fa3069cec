import { expect, test } from "vitest";
import { policyFor } from "./secure-pages.ts";

test("an inline script is allowed by its hash, once", () => {
  const policy = policyFor("<script>alert(1)</script><script>alert(1)</script>");
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
});

test("scripts with a source and data blocks need no hash", () => {
  const policy = policyFor(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(policy).not.toContain("sha256");
});

test("nothing unsafe is allowed, and nothing by default", () => {
  const policy = policyFor("<script>let a</script>");
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("base-uri 'none'");
});

test("pictures may come from the shop and the given hosts", () => {
  expect(policyFor("")).toContain("; img-src 'self';");
  expect(policyFor("", ["https://pictures.example"])).toContain(
    "; img-src 'self' https://pictures.example;",
  );
});
