import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { createApp } from "../../server/app.ts";
import { serve } from "../../test-tools/serve-build.ts";
import { buildOf } from "../support/builds.ts";
import type { Browser } from "./browser.ts";
import { requireInCI } from "./require-in-ci.ts";
import { findStartFirefox } from "./start-firefox.ts";

// Firefox swaps pages, as Chromium does. These journeys end or interrupt a swap.
const startFirefox = findStartFirefox();

const trending = "section[aria-labelledby=trending] article";
const shoes = "main a[href='/categories/shoes']";
const caps = "main a[href='/categories/caps']";
const showMore = "section[aria-labelledby=trending] button[data-replay]";

type Visit = {
  readonly browser: Browser;
  readonly origin: string;
  /**
   * Holds back responses whose path contains the given text, until the returned function is called. Its promise resolves
   * when the responses held so far have ended.
   */
  readonly hold: (path: string) => () => Promise<void>;
};

function journey(name: string, travel: (visit: Visit) => Promise<void>): void {
  if (startFirefox === undefined) return requireInCI("Firefox", "firefox-esr");
  test(`in Firefox, ${name}`, async () => {
    const app = createApp(buildOf("fixtureShop"));
    const held = new Map<string, { released: Promise<void>; ended: Promise<unknown>[] }>();
    const host = await serve(async (request, response) => {
      for (const [path, { released, ended }] of held) {
        if (request.url?.includes(path) !== true) continue;
        ended.push(once(response, "close"));
        await released;
      }
      app(request, response);
    });
    const hold = (path: string) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const ended: Promise<unknown>[] = [];
      held.set(path, { released, ended });
      return async () => {
        held.delete(path);
        resolve();
        await Promise.all(ended);
      };
    };
    try {
      await startFirefox(async (browser) => {
        await travel({ browser, origin: host.origin, hold });
        expect(await browser.readLog()).toEqual([]);
      });
    } finally {
      await host.close();
    }
  });
}

async function openReady({ browser, origin }: Visit, path: string): Promise<void> {
  await browser.open(origin + path);
  await expect.poll(() => browser.run(() => document.documentElement.dataset.state)).toBe("ready");
}

async function expectPage({ browser, origin }: Visit, path: string, heading: RegExp) {
  await expect
    .poll(() => browser.run(() => document.querySelector("h1")?.textContent))
    .toMatch(heading);
  await expect.poll(() => browser.run(() => location.href)).toBe(origin + path);
}

const countTrending = ({ browser }: Visit) =>
  browser.run((css) => document.querySelectorAll(css).length, trending);

const countEntries = async ({ browser }: Visit) =>
  Number(await browser.run(() => navigation.entries().length));

journey("a stopped page changes nothing, and its link works again", async (visit) => {
  const { browser, hold } = visit;
  await openReady(visit, "/");
  const entries = await countEntries(visit);
  const release = hold("/categories/shoes");
  await browser.click(shoes);
  await browser.run(() => window.stop());
  await browser.click(showMore);
  await expect.poll(() => countTrending(visit)).toBe(12);
  expect(await countEntries(visit)).toBe(entries);
  await release();
  await browser.click(shoes);
  await expectPage(visit, "/categories/shoes", /^Shoes$/);
  expect(await countEntries(visit)).toBe(entries + 1);
});

journey("the last of two quick clicks wins", async (visit) => {
  const { browser, hold } = visit;
  await openReady(visit, "/");
  const entries = await countEntries(visit);
  const release = hold("/categories/shoes");
  await browser.click(shoes);
  await browser.click(caps);
  await expectPage(visit, "/categories/caps", /^Caps$/);
  await release();
  await expectPage(visit, "/categories/caps", /^Caps$/);
  expect(await countEntries(visit)).toBe(entries + 1);
});

journey("a click while Back loads a page wins", async (visit) => {
  const { browser, hold } = visit;
  await openReady(visit, "/categories/caps");
  await browser.click("header a[href='/search']");
  await expectPage(visit, "/search", /^Search$/);
  const release = hold("/categories/caps");
  await browser.back();
  await browser.click("header a[href='/']");
  await expectPage(visit, "/", /./);
  await release();
  await expect.poll(() => countTrending(visit)).toBe(8);
  await expectPage(visit, "/", /./);
});

journey("a second Back right after the first shows the page before", async (visit) => {
  const { browser, origin } = visit;
  await openReady(visit, "/");
  await browser.click(shoes);
  await expectPage(visit, "/categories/shoes", /^Shoes$/);
  await browser.open(`${origin}/licenses.txt`);
  await browser.back();
  await expect.poll(() => browser.run(() => location.pathname)).toBe("/categories/shoes");
  await browser.back();
  await expect.poll(() => countTrending(visit)).toBe(8);
  await expectPage(visit, "/", /./);
  await browser.click(showMore);
  await expect.poll(() => countTrending(visit)).toBe(12);
});

journey("Back restores the scroll position", async (visit) => {
  const { browser } = visit;
  await openReady(visit, "/categories/shoes");
  const product = "main li:nth-last-of-type(2) article a";
  await browser.run(
    (css) => document.querySelector(css)?.scrollIntoView({ block: "center" }),
    product,
  );
  const position = await browser.run(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await browser.click(product);
  await expect.poll(() => browser.run(() => document.title)).toMatch(/not found/);
  expect(await browser.run(() => scrollY)).toBe(0);
  await browser.back();
  await expectPage(visit, "/categories/shoes", /^Shoes$/);
  await expect.poll(() => browser.run(() => scrollY)).toBe(position);
});

journey("Show More clicked before hydration takes effect after it", async (visit) => {
  const { browser, origin, hold } = visit;
  const release = hold("/assets/hydrate-island-");
  await browser.open(`${origin}/`);
  await browser.click(showMore);
  expect(await countTrending(visit)).toBe(8);
  await release();
  await expect.poll(() => countTrending(visit)).toBe(12);
});
