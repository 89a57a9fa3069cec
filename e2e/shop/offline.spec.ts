import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { hashForPrecache } from "../../build-tools/offline/hash-for-precache.ts";
import { buildOf } from "../support/builds.ts";
import { serveBuild, type Served } from "../support/serve-build.ts";

test.use({ serviceWorkers: "allow" });

let served: Served;

test.beforeEach(async () => {
  served = await serveBuild(buildOf("fixtureShop"));
});

test.afterEach(() => served.close());

/** Visits the shop until its service worker has precached everything. */
async function visit(page: Page): Promise<void> {
  await page.goto(served.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("after one visit, every page works offline", async ({ page }) => {
  await visit(page);
  await served.close();
  for (const [path, heading, status] of [
    ["/", "Stormvejrsbeklædningsgenstande.", 200],
    ["/categories/shoes", "shoes", 200],
    ["/categories/caps/unisex/", "caps", 200],
    ["/search", "Search", 200],
    ["/shop", "Sorry, page not found!", 404],
    ["/categories/hats", "hats", 404],
    ["/search?q=leather", "Search", 200],
  ] as const) {
    const response = await page.goto(served.origin + path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await expect(page.getByRole("article")).toHaveCount(2);
  const picture = page.getByAltText("A leather beanie, scanned");
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test("the first page visited keeps working offline without a reload", async ({ page }) => {
  await visit(page);
  await served.close();
  await page.getByRole("main").getByRole("link", { name: "Caps", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("caps");
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
});

test("a new build takes over on the next visit; an open page keeps its files", async ({
  page,
  context,
}) => {
  await visit(page);
  await served.close();
  const directory = publishNewBuild();
  served = await serveBuild(directory, Number(new URL(served.origin).port));

  // The page of the old build asks for a file that the host no longer has.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("shoes");
  await page.close();
  // Before the old worker has ended, the new page would still count as its visit.
  await expect.poll(() => context.serviceWorkers().length).toBe(1);

  const next = await context.newPage();
  await next.goto(served.origin);
  await expect(next.locator("html")).toHaveAttribute("data-build", "new");
  await expect
    .poll(() => next.evaluate(async () => (await caches.keys()).join()))
    .toBe("shop-/-000000000000");
  await served.close();
  await next.goto(`${served.origin}/categories/shoes`);
  await expect(next.locator("html")).toHaveAttribute("data-build", "new");
  rmSync(directory, { recursive: true });
});

/** Makes another build: marked pages, another version of the worker, a new name for a route's script. */
function publishNewBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), "shop-offline-"));
  cpSync(buildOf("fixtureShop"), directory, { recursive: true });
  const client = join(directory, "client");
  const routes = readdirSync(join(client, "assets")).filter((file) => /^route-.*\.js$/.test(file));
  const workerFile = join(client, "service-worker.js");
  let worker = renameRoutes(readFileSync(workerFile, "utf8"));
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    const path = join(client, name);
    if (/\.(?:br|gz)$/.test(name)) rmSync(path);
    else if (/\.(?:html|js)$/.test(name)) {
      const old = readFileSync(path);
      const text = renameRoutes(old.toString()).replace("<html ", '<html data-build="new" ');
      worker = worker.replace(hashForPrecache(old), hashForPrecache(Buffer.from(text)));
      if (routes.some((route) => name.endsWith(route))) rmSync(path);
      writeFileSync(path.replace("route-", "new-"), text);
    }
  }
  writeFileSync(workerFile, worker.replace(/(version:\s*)(["'`])\w{12}\2/, "$1$2000000000000$2"));

  return directory;

  function renameRoutes(text: string): string {
    return routes.reduce(
      (result, route) => result.replaceAll(route, route.replace("route-", "new-")),
      text,
    );
  }
}

test("a page works although its service worker cannot be registered", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, "register", {
      value: () => Promise.reject(new Error("not here")),
    });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(served.origin);
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("shoes");
  expect(errors).toEqual([]);
});

test("nothing is precached for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(served.origin);
  await page.waitForFunction(() => document.readyState === "complete");
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("shoes");
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
