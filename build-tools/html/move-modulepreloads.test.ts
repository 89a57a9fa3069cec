import { expect, test } from "vitest";
import { moveScriptHints } from "./move-modulepreloads.ts";

test("modulepreload links move to just before the script, in order, with low priority", () => {
  const html = `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Shop</h1><script type="module">import "/a.js";</script></body>`;
  expect(moveScriptHints(html)).toBe(
    `<head><link rel="stylesheet" href="/a.css"/></head><body><h1>Shop</h1><link fetchpriority="low" rel="modulepreload" href="/a.js"/><link fetchpriority="low" rel="modulepreload" href="/b.js"/><script type="module">import "/a.js";</script></body>`,
  );
});

test("a page without a module script is unchanged", () => {
  const html = `<head><link rel="modulepreload" href="/a.js"/></head>`;
  expect(moveScriptHints(html)).toBe(html);
});
