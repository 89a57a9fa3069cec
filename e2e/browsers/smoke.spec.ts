import { expect, test } from "@playwright/test";
import { By, Key, type WebDriver } from "selenium-webdriver";
import { serveBuild } from "../../build-tools/project/serve-build.ts";
import { buildOf } from "../support/builds.ts";
import { browsers, findBrowser } from "./start-browser.ts";

for (const described of browsers) {
  const inBrowser = findBrowser(described);
  if (inBrowser === undefined) {
    // Logs only once, although each of Playwright's workers also loads this file.
    if (process.env.TEST_WORKER_INDEX === undefined) {
      console.log(`${described.name} is not tested. It needs ${described.install}.`);
    }
    continue;
  }
  test(`${described.name} shows the shop and handles clicks, keys and navigation`, async () => {
    const shop = await serveBuild(buildOf("fixtureShop"));
    await inBrowser((browser) => visitShop(browser, shop.origin)).finally(shop.close);
  });
}

async function visitShop(browser: WebDriver, origin: string): Promise<void> {
  const path = async () => (await browser.getCurrentUrl()).slice(origin.length);
  // Reads text and visibility with scripts, because WebDriver's checks skip content under `content-visibility`.
  const text = (css: string) =>
    browser.executeScript("return document.querySelector(arguments[0])?.textContent", css);
  const countVisible =
    "return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility()).length";
  // Counts all animations except scroll-driven animations.
  const countMoving =
    "return document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length";
  const shown = (css: string) => browser.executeScript(countVisible, css);
  const open = async (address: string) => {
    await browser.get(origin + address);
    const state = "return document.documentElement.dataset.state";
    await expect.poll(() => browser.executeScript(state)).toBe("ready");
  };
  // Waits until animations end, because a moving element may be covered or may move between press and release.
  const click = (how: By) =>
    expect(async () => {
      expect(await browser.executeScript(countMoving)).toBe(0);
      await browser.findElement(how).click();
    }).toPass({ timeout: 10_000 });
  /**
   * Returns true if the browser has precommit handlers. In other browsers, the shop loads each page as a document
   * instead of swapping pages.
   */
  const swapsPages = () =>
    browser.executeScript("return 'NavigationPrecommitController' in window");
  const trending = "section[aria-labelledby=trending] article";

  await browser.manage().window().setRect({ x: 0, y: 0, width: 600, height: 850 });
  await open("/");
  await expect.poll(() => text("[role=timer] dd")).toMatch(/^\d\d/);
  expect(await shown(trending)).toBe(8);
  await click(By.xpath('//button[normalize-space()="Show More"]'));
  await expect.poll(() => shown(trending)).toBe(12);

  await click(By.css("button[aria-label=Menu]"));
  await expect.poll(() => shown("nav[aria-label=Menu]")).toBe(1);
  await browser.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => shown("nav[aria-label=Menu]")).toBe(0);

  await click(By.css("main a[href='/categories/caps']"));
  await expect.poll(path).toBe("/categories/caps");
  await expect.poll(() => text("h1")).toBe("Caps");
  expect(await browser.getTitle()).toBe("Caps, Skærgård");
  await browser.navigate().back();
  await expect.poll(path).toBe("/");
  await expect.poll(() => shown(trending)).toBe(12);

  await open("/categories/shoes");
  await click(By.css("button[popovertarget=filters]"));
  await click(By.css("#filters label:has([value=boots])"));
  await expect.poll(path).toBe("/categories/shoes?type=boots");
  if (!(await swapsPages())) await click(By.css("button[popovertarget=filters]"));
  await click(By.css("#filters label:has([value=clogs])"));
  await expect.poll(path).toBe("/categories/shoes?type=boots&type=clogs");
  if (await swapsPages()) await click(By.css("#filters button[type=submit]"));
  await expect.poll(() => shown("#filters")).toBe(0);
  expect(await shown("article")).toBe(2);

  await open("/categories/shoes");
  await browser.findElement(By.css("select")).sendKeys("Price, low");
  await expect.poll(path).toBe("/categories/shoes?sort=price-asc");
  await expect.poll(() => text("article h2, article h3")).toContain("Quilted Felt Slipper");

  await open("/search");
  await browser.findElement(By.css("input[type=search]")).sendKeys("sandal", Key.ENTER);
  await expect.poll(path).toBe("/search?q=sandal");
  await expect.poll(() => shown("article")).toBe(2);
  await open("/search?q=sadnal");
  await click(By.linkText("sandal"));
  await expect.poll(() => shown("article")).toBe(2);

  await open("/categorie/shoes");
  expect(await text("h1")).toBe("Sorry, page not found!");
  await click(By.linkText("Shoes"));
  await expect.poll(() => text("h1")).toBe("Shoes");
}
