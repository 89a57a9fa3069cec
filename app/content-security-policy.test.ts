import { expect, test } from "vitest";
import { addContentSecurityPolicy, listSources } from "./content-security-policy.ts";

const head =
  '<head><meta charSet="utf-8"/><script>alert(1)</script><script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{color:red}</style>';

function policyOf(...settings: Parameters<typeof listSources>): readonly string[] {
  const html = addContentSecurityPolicy(head, listSources(...settings));
  const [, policy = ""] =
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
      html,
    ) ?? [];
  return policy.split("; ");
}

const ownStyles = "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";

const ownScripts = "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test("the policy allows only inline scripts and styles by their unique hashes, style attributes and the hosts of pictures", () => {
  const remote = ["https://pictures.example/a.jpg", "https://pictures.example/b.jpg"];
  expect(policyOf({}, remote)).toEqual([
    "default-src 'none'",
    ownScripts,
    ownStyles,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https://pictures.example",
    "media-src 'self'",
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

test("the policy adds only the owner's analytics script, its endpoints and the form service", () => {
  const script = "https://cdn.example/count.js";
  const attributes = { "data-site": "shop.example", "data-send": "https://me.counter.example/x" };
  const formService = "https://forms.example/f/abc";
  const policy = policyOf(
    { analytics: { script, attributes, countPage: { call: "count" } }, formService },
    [],
  );
  const without = policyOf({}, []);
  expect(policy.filter((directive) => !without.includes(directive))).toEqual([
    `${ownScripts} ${script}`,
    "connect-src 'self' https://cdn.example https://me.counter.example",
    "form-action 'self' https://forms.example",
  ]);
});
