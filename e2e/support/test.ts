import { test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import { site } from "#content/site.ts";
import { serveBuild, type Served } from "../../test-tools/serve-build.ts";
import { site as fixtureSite } from "../test-shops/fixture/site.ts";
import { site as hebrewSite } from "../test-shops/hebrew/site.ts";
import { buildOf, type ShopName } from "./builds.ts";
import { serveAnalytics } from "./serve-analytics.ts";

export { expect, type Locator, type Page };

/** The warning that Playwright logs when it blocks a service worker. */
const workerBlocked = "Service Worker registration blocked by Playwright";

/** Matches the message that the browser logs for a document with status 404. */
const browsersOwnLine = /^Failed to load resource: the server responded with a status of 404/;

const sites = { content: site, fixtureShop: fixtureSite, hebrewShop: hebrewSite };

/**
 * The host of the fixture shop's remote picture. Requests to this host fail except in tests that serve the picture.
 */
const noHost = "https://pictures.example/";

/** The viewport of a phone. */
export const phone = { width: 390, height: 844 } as const;

export type Fixtures = {
  /** Matches the console errors that a test causes on purpose. */
  expectedErrors: RegExp | undefined;
  silentConsole: void;
};

export type WorkerFixtures = {
  /** The build that a Playwright project tests. */
  shop: ShopName;
  served: Served;
};

/**
 * The base test for all end-to-end tests. A test fails on console errors and warnings, uncaught errors, data requests
 * and requests to other hosts. Only pictures and the shop's analytics may be requested from other hosts.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: ["fixtureShop", { option: true, scope: "worker" }],
  served: [
    async ({ shop }, use) => {
      const served = await serveBuild(buildOf(shop));
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ served }, provide) => provide(served.origin),
  expectedErrors: [undefined, { option: true }],
  silentConsole: [
    async ({ page, shop, expectedErrors }, use) => {
      const analytics = await serveAnalytics(page, sites[shop]);
      const errors: string[] = [];
      let origin: string | undefined;
      page.on("pageerror", (error) => errors.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        const { url } = message.location();
        const ownLine = browsersOwnLine.test(message.text()) && url === page.url();
        const expected = ownLine || message.text() === workerBlocked || url.startsWith(noHost);
        if (["error", "warning"].includes(message.type()) && !expected) {
          errors.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      page.on("request", (request) => {
        const { origin: requested } = new URL(request.url());
        if (analytics.includes(requested)) return;
        origin ??= requested;
        const kind = request.resourceType();
        // Client-side navigation fetches the next page as HTML.
        const isPage = request.headers()["accept"] === "text/html";
        const isData = ["fetch", "xhr"].includes(kind) && !isPage;
        // The Content Security Policy decides which hosts pictures may come from.
        if ((requested !== origin && kind !== "image") || isData) {
          errors.push(`${kind} request to ${request.url()}`);
        }
      });
      await use();
      const isExpected = (error: string) => expectedErrors?.test(error) === true;
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until scripts and fonts have loaded, and until the islands required by the address or early input are hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { state } = document.documentElement.dataset;
    const isShown = document.readyState !== "loading" && !state?.startsWith("loading");
    return isShown && document.fonts.status === "loaded";
  });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** Returns the vertical scroll position in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Focuses an element without scrolling to it. */
export async function focusInPlace(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  });
}

/** Returns a live list of the documents loaded from now on. Client-side navigation loads no documents. */
export function recordDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}
