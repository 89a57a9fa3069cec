import { expect, test } from "vitest";
import { withoutScripts } from "./no-js-baseline.ts";

test("scripts, data blocks and modulepreload links are removed, and nothing else", () => {
  const html = `<head><script>a<b</script><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Shop</h1><script type="module" async="">
import "/a.js";</script><script type="application/ld+json">{}</script></body>`;
  expect(withoutScripts(html)).toBe(
    `<head><link rel="stylesheet" href="/a.css"/></head><body><h1>Shop</h1></body>`,
  );
});
