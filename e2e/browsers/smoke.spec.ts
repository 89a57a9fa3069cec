import { expect, test } from "@playwright/test";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { serveBuild } from "../../test-tools/serve-build.ts";
import { buildOf } from "../support/builds.ts";
import type { Browser } from "./browser.ts";
import { copyWithRecorder } from "./record-console.ts";
import { requireInCI } from "./require-in-ci.ts";
import { findStartFirefox } from "./start-firefox.ts";
import { findStartWebKit } from "./start-webkit.ts";

for (const [name, start, packages] of [
  ["Firefox", findStartFirefox(), "firefox-esr"],
  ["WebKitGTK", findStartWebKit(), "webkit2gtk-driver and xvfb"],
] as const) {
  if (start === undefined) {
    requireInCI(name, packages);
    continue;
  }
  test(`${name} shows the shop and handles clicks, keys and navigation`, async () => {
    await inTemporaryFolder(async (folder) => {
      copyWithRecorder(buildOf("fixtureShop"), folder);
      const shop = await serveBuild(folder);
      await start((browser) => visitShop(browser, shop.origin)).finally(shop.close);
    });
  });
}

async function visitShop(browser: Browser, origin: string): Promise<void> {
  const { click, type, pressEscape, back, run, readLog } = browser;
  const path = async () => String(await run(() => location.href)).slice(origin.length);
  const title = () => run(() => document.title);
  // Reads text and visibility with scripts, because WebDriver's checks skip content under `content-visibility`.
  const text = (css: string) => run((found) => document.querySelector(found)?.textContent, css);
  const shown = (css: string) =>
    run(
      (found) =>
        [...document.querySelectorAll(found)].filter((one) => one.checkVisibility()).length,
      css,
    );
  const open = async (address: string) => {
    await browser.open(origin + address);
    await expect.poll(() => run(() => document.documentElement.dataset.state)).toBe("ready");
  };
  /**
   * Returns true if the browser has precommit handlers. In other browsers, the shop loads each page as a document
   * instead of swapping pages.
   */
  const swapsPages = () => run(() => "NavigationPrecommitController" in window);
  const trending = "section[aria-labelledby=trending] article";

  await open("/");
  await expect.poll(() => text("[role=timer] dd")).toMatch(/^\d\d/);
  expect(await shown(trending)).toBe(8);
  await click("section[aria-labelledby=trending] button[data-replay]");
  await expect.poll(() => shown(trending)).toBe(12);

  await click("button[aria-label=Menu]");
  await expect.poll(() => shown("nav[aria-label=Menu]")).toBe(1);
  await pressEscape();
  await expect.poll(() => shown("nav[aria-label=Menu]")).toBe(0);

  await click("main a[href='/categories/caps']");
  await expect.poll(path).toBe("/categories/caps");
  await expect.poll(() => text("h1")).toBe("Caps");
  expect(await title()).toBe("Caps, Skærgård");
  await back();
  await expect.poll(path).toBe("/");
  await expect.poll(() => shown(trending)).toBe(12);

  await open("/categories/shoes");
  await click("button[popovertarget=filters]");
  await click("#filters label:has([value=boots])");
  await expect.poll(path).toBe("/categories/shoes?type=boots");
  if (!(await swapsPages())) await click("button[popovertarget=filters]");
  await click("#filters label:has([value=clogs])");
  await expect.poll(path).toBe("/categories/shoes?type=boots&type=clogs");
  if (await swapsPages()) await click("#filters button[type=submit]");
  await expect.poll(() => shown("#filters")).toBe(0);
  expect(await shown("article")).toBe(2);

  await open("/categories/shoes");
  await type("select", "Price, low");
  await expect.poll(path).toBe("/categories/shoes?sort=price-asc");
  await expect.poll(() => text("article h2, article h3")).toContain("Quilted Felt Slipper");

  await open("/search");
  await type("input[type=search]", "sandal\n");
  await expect.poll(path).toBe("/search?q=sandal");
  await expect.poll(() => shown("article")).toBe(2);
  await open("/search?q=sadnal");
  await click("main a[href='/search?q=sandal']");
  await expect.poll(() => shown("article")).toBe(2);

  await open("/categorie/shoes");
  expect(await text("h1")).toBe("Sorry, page not found!");
  await click("main a[href='/categories/shoes']");
  await expect.poll(() => text("h1")).toBe("Shoes");
  expect(await readLog()).toEqual([]);
}
