import type { BrowserContext } from "@playwright/test";
import { withdrawServiceWorker } from "../../build-tools/post-build/write-service-worker.ts";
import { buildOf, root } from "../support/builds.ts";
import {
  changeBuild,
  copyBuild,
  countWorkers,
  expectLoaded,
  headingOf,
  test,
  visit,
  waitForPictures,
} from "../support/changing-host.ts";
import { expect, type Page } from "../support/test.ts";

/** Waits until another build's service worker is installed. */
async function waitForAnother(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
}

/** Closes the last tab that shows the old build. */
async function leave(page: Page, context: BrowserContext): Promise<void> {
  await page.close();
  // Waits until the old service worker stops, because until then it would control the next page.
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
}

function cacheNames(page: Page) {
  return page.evaluate(async () => (await caches.keys()).toSorted());
}

test("an open page keeps its build's files; new pages get the new build, even offline", async ({
  page,
  context,
  host,
}) => {
  await visit(page, host);
  // Imitates a cache of another shop on this host.
  await page.evaluate(() => caches.open("shop-/demo/-1"));
  const ofFirst = await cacheNames(page);
  // Imitates the cache in which earlier versions stored opened files.
  await page.evaluate(() => caches.open("shop-/-opened"));
  const isNew = "html[data-build=new]";
  host.deploy(await copyBuild(changeBuild));
  await waitForAnother(page);
  const early = await context.newPage();
  await early.goto(`${host.origin}/categories/shoes`);
  await expect(early.locator(isNew)).toHaveCount(1);
  await expectLoaded(early.getByAltText("A boot on a transparent background"));
  await waitForPictures(early);
  host.failWith((_path, response) => Boolean(response.destroy()));
  await early.reload();
  await expect(early.locator(isNew)).toHaveCount(1);
  await expectLoaded(early.getByAltText("A boot on a transparent background"));
  host.failWith(undefined);
  await early.close();
  // The first build's caches remain, because its service worker still controls the first page.
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(ofFirst));
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(headingOf(page)).toHaveText("Shoes");
  await expectLoaded(page.getByAltText("A boot on a transparent background"));
  await leave(page, context);

  const second = await context.newPage();
  await visit(second, host);
  await expect(second.locator(isNew)).toHaveCount(1);
  await expect.poll(() => cacheNames(second)).toHaveLength(2);
  expect(await cacheNames(second)).not.toEqual(ofFirst);
  host.deploy(buildOf("fixtureShop"));
  await waitForAnother(second);
  await leave(second, context);

  const third = await context.newPage();
  await visit(third, host);
  await expect.poll(() => cacheNames(third)).toEqual(ofFirst);
  await host.close();
  await third.goto(`${host.origin}/categories/shoes`);
  await expect(headingOf(third)).toHaveText("Shoes");
  await expect(third.locator(isNew)).toHaveCount(0);
});

test("a deleted cache is refilled, and the cache survives wrong responses for the service worker", async ({
  page,
  host,
}) => {
  const countStored = () =>
    page.evaluate(async () => {
      const counts = (await caches.keys()).map(
        async (name) => (await (await caches.open(name)).keys()).length,
      );
      return (await Promise.all(counts)).join();
    });
  await visit(page, host);
  const whole = await countStored();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await countStored()).toBe("");
  await page.goto(`${host.origin}/search`);
  await expect.poll(countStored).toBe(whole);
  for (const status of [200, 404, 500]) {
    host.failWith((path, response) => {
      if (path !== "/service-worker.js") return false;
      response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Another page</h1>");
      return true;
    });
    const update = page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(update).rejects.toThrow();
  }
  await host.close();
  await page.goto(`${host.origin}/categories/shoes`);
  await expect(headingOf(page)).toHaveText("Shoes");
});

test("a withdrawn service worker deletes this shop's caches within two visits", async ({
  page,
  host,
}) => {
  await visit(page, host);
  await page.evaluate(async () => {
    for (const name of ["shop-/demo/-1", "else"]) await caches.open(name);
  });
  host.deploy(await copyBuild((client) => withdrawServiceWorker(root, client)));
  for (const path of ["/", "/search"]) await page.goto(host.origin + path);
  await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual(["else", "shop-/demo/-1"]);
  await expect.poll(() => countWorkers(page)).toBe(0);
});

test("the shop works if the service worker lacks space to install", async ({
  page,
  context,
  host,
}) => {
  const session = await context.newCDPSession(page);
  const { origin } = host;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 50_000 });
  const started = context.waitForEvent("serviceworker");
  await page.goto(origin);
  await started;
  await expect.poll(() => countWorkers(page)).toBe(0);
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(headingOf(page)).toHaveText("Shoes");
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await visit(page, host);
});
