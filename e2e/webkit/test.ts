import type { RequestListener } from "node:http";
import { expect, test as base } from "@playwright/test";
import { serve } from "../../build-tools/project/serve-build.ts";
import { createApp } from "../../server/app.ts";
import { buildOf } from "../support/builds.ts";
import { startWebkit } from "./webkit.ts";

export { expect };

type Shop = {
  readonly origin: string;
  /** Answers a script in place of the shop while it is set. */
  interfere?: RequestListener;
};

/** Each test starts a fresh browser, with empty caches. */
export const test = base.extend<{ visitor: Awaited<ReturnType<typeof startVisitor>>; shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  shop: async ({}, provide) => {
    const answer = createApp(buildOf("fixtureShop"));
    const { origin, close } = await serve((request, response) => {
      const { url = "" } = request;
      // A service worker would respond in place of a server that is interfered with.
      if (url === "/service-worker.js") response.writeHead(404).end();
      else if (url.endsWith(".js") && shop.interfere) shop.interfere(request, response);
      else answer(request, response);
    });
    const shop: Shop = { origin };
    await provide(shop);
    await close();
  },
  visitor: async ({ shop }, provide) => {
    const visitor = await startVisitor(shop.origin);
    await provide(visitor);
    await visitor.close();
  },
});

/** An expression for the visible element of a selector, with this text or label if one is given. */
function find(selector: string, name?: string): string {
  const [css, words] = [selector, name].map((value) => JSON.stringify(value));
  const named =
    name === undefined ? "" : `&& [one.textContent.trim(), one.ariaLabel].includes(${words})`;
  return `[...document.querySelectorAll(${css})].find((one) => one.checkVisibility({ visibilityProperty: true }) ${named})`;
}

/** What a visitor does. */
async function startVisitor(origin: string) {
  const driver = await startWebkit?.();
  if (driver === undefined) throw new Error("WebKitGTK is not installed.");
  // Between two documents there is nothing to evaluate in.
  const evaluate = (expression: string) => driver.evaluate(expression).catch(() => undefined);
  const hydrated = () =>
    expect.poll(() => evaluate("document.documentElement.dataset.pending")).toBe(null);
  const load = async (path: string) => {
    const state = "[location.href, document.readyState === 'loading']";
    // A new window may lose its first address.
    await expect(async () => {
      await driver.open(origin + path);
      const busy = { timeout: 15_000 }; // A machine may be.
      await expect.poll(() => evaluate(state), busy).toEqual([origin + path, false]);
    }).toPass({ timeout: 40_000 });
  };
  return {
    ...driver,
    evaluate,
    hydrated,
    load,
    open: (path: string) => load(path).then(hydrated),
    path: () => evaluate("location.pathname + location.search + location.hash"),
    text: (selector: string) => evaluate(`${find(selector)}?.textContent`),
    count: (selector: string) =>
      evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility()).length`,
      ),
    // A panel that still moves may cover the element, or carry it off between press and release.
    press: (selector: string, name?: string) =>
      expect(async () => {
        expect(await evaluate("document.getAnimations().length")).toBe(0);
        await driver.click(find(selector, name));
      }).toPass({ timeout: 10_000 }),
  };
}
