import type { RequestListener } from "node:http";
import { expect, test as base } from "@playwright/test";
import { serve } from "../../build-tools/project/serve-build.ts";
import { createApp } from "../../server/app.ts";
import { readBuild } from "../../server/read-build.ts";
import { buildOf } from "../support/builds.ts";
import { type Driver, startWebkit } from "./webkit.ts";

export { expect };

type Shop = {
  readonly origin: string;
  /** Answers a script in place of the shop while it is set. */
  interfere: RequestListener | undefined;
};

type Fixtures = { visitor: Visitor; shop: Shop };

/** Each test starts its browser anew, with nothing in its caches. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  shop: async ({}, provide) => {
    const answer = createApp({ build: readBuild(buildOf("fixtureShop")), log: false });
    const shop: Shop = { origin: "", interfere: undefined };
    const { origin, close } = await serve((request, response) => {
      const { url = "" } = request;
      // A service worker would respond in place of a server that is interfered with.
      if (url === "/service-worker.js") response.writeHead(404).end();
      else if (url.endsWith(".js") && shop.interfere) shop.interfere(request, response);
      else answer(request, response);
    });
    await provide(Object.assign(shop, { origin }));
    await close();
  },
  visitor: async ({ shop }, provide) => {
    const driver = await startWebkit?.();
    if (driver === undefined) throw new Error("WebKitGTK is not installed.");
    await provide(createVisitor(driver, shop.origin));
    await driver.close();
  },
});

type Visitor = ReturnType<typeof createVisitor>;

/** An expression for the visible element of a selector, with this text or label if one is given. */
function find(selector: string, name?: string): string {
  const [css, words] = [selector, name].map((value) => JSON.stringify(value));
  const named =
    name === undefined ? "" : `&& [one.textContent.trim(), one.ariaLabel].includes(${words})`;
  return `[...document.querySelectorAll(${css})].find((one) => one.checkVisibility({ visibilityProperty: true }) ${named})`;
}

/** An expression for the point at which to press an element, or `null` while something covers it. */
function placeOf(element: string): string {
  return `(() => {
    const one = ${element};
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getClientRects()[0];
    const place = [x + width / 2, y + height / 2].map(Math.round);
    const inside = place[0] < innerWidth && place[1] < innerHeight;
    return inside && one.contains(document.elementFromPoint(...place)) ? place : null;
  })()`;
}

/** What a visitor does. */
function createVisitor(driver: Driver, origin: string) {
  // Between two documents there is nothing to evaluate in.
  const evaluate = (expression: string) => driver.evaluate(expression).catch(() => undefined);
  return {
    evaluate,
    open: async (path: string) => {
      await driver.open(origin + path);
      const state = "[location.href, document.readyState === 'loading']";
      await expect.poll(() => evaluate(state)).toEqual([origin + path, false]);
    },
    path: () => evaluate("location.pathname + location.search + location.hash"),
    text: (selector: string) => evaluate(`${find(selector)}?.textContent`),
    count: (selector: string) =>
      evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility()).length`,
      ),
    hydrated: () =>
      expect.poll(() => evaluate("document.documentElement.dataset.pending")).toBe(null),
    press: async (selector: string, name?: string) => {
      let place: unknown;
      // A panel may still be moving.
      const reach = async () => (place = await evaluate(placeOf(find(selector, name))));
      await expect.poll(reach).toEqual([expect.any(Number), expect.any(Number)]);
      const [x, y] = Array.isArray(place) ? place : [];
      await driver.act([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", x, y, duration: 0 },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]);
    },
    type: (text: string) =>
      driver.act([
        {
          type: "key",
          id: "keys",
          actions: [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ]),
  };
}
