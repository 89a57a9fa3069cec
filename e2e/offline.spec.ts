import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { serveBuild, type ServedBuild } from "./serve-build.ts";

test.use({ serviceWorkers: "allow" });

let directory: string;
let served: ServedBuild;
let shop: string;

test.beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "shop-offline-"));
  cpSync("build", directory, { recursive: true });
  served = await serveBuild(directory);
  shop = `http://localhost:${served.port}`;
});

test.afterEach(async () => {
  await served.close();
  rmSync(directory, { recursive: true });
});

/** Comes to the shop and stays until the worker has put everything away. */
async function visit(page: Page): Promise<void> {
  await page.goto(shop);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("after one visit every page works without a network", async ({ page }) => {
  await visit(page);
  await served.close();
  for (const [path, heading] of [
    ["/", "A small shop, cut to measure."],
    ["/categories/clothes", "clothes"],
    ["/categories/accessories/unisex/", "accessories"],
    ["/search", "Search"],
    ["/search?q=shirt", "Search"],
    ["/shop", "Sorry, page not found!"],
    ["/login", "Sorry, page not found!"],
    ["/categories/hats", "hats"],
  ] as const) {
    await page.goto(shop + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("offline, search finds and pictures are there", async ({ page }) => {
  await visit(page);
  await served.close();
  await page.goto(`${shop}/search`);
  await page.getByRole("searchbox").fill("leather");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  const picture = page.getByRole("img", { name: "Cognac leather top-handle bag" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test("offline, an undefined route is still answered with 404", async ({ page }) => {
  await visit(page);
  await served.close();
  expect((await page.goto(`${shop}/contact`))?.status()).toBe(404);
  expect((await page.goto(`${shop}/search`))?.status()).toBe(200);
});

test("the page that made the first visit goes on offline, without a reload", async ({ page }) => {
  await visit(page);
  await served.close();
  await page.getByRole("main").getByRole("link", { name: "Accessories", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("accessories");
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
});

test("a new build takes over at the next visit and leaves an open page its files", async ({
  page,
  context,
}) => {
  await visit(page);
  await served.close();
  publishNewBuild();
  served = await serveBuild(directory, served.port);

  // The page of the old build asks for a file that the host no longer has.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole("main").getByRole("link", { name: "Clothes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("clothes");
  await page.close();

  const next = await context.newPage();
  await next.goto(shop);
  await expect(next.locator("html")).toHaveAttribute("data-build", "new");
  await expect
    .poll(() => next.evaluate(async () => (await caches.keys()).join()))
    .toBe("shop-/-000000000000");
  await served.close();
  await next.goto(`${shop}/categories/clothes`);
  await expect(next.locator("html")).toHaveAttribute("data-build", "new");
});

/** Another build: its pages are marked, its worker has another version, a route's script a new name. */
function publishNewBuild(): void {
  const client = join(directory, "client");
  const routes = readdirSync(join(client, "assets")).filter((file) => /^route-.*\.js$/.test(file));
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    const path = join(client, name);
    if (/\.(?:br|gz)$/.test(name)) rmSync(path);
    else if (/\.(?:html|js)$/.test(name)) {
      let text = readFileSync(path, "utf8").replace("<html ", '<html data-build="new" ');
      for (const route of routes) text = text.replaceAll(route, route.replace("route-", "new-"));
      if (name === "service-worker.js") {
        text = text.replace(/(version:\s*)(["'`])\w{12}\2/, "$1$2000000000000$2");
      }
      if (routes.some((route) => name.endsWith(route))) rmSync(path);
      writeFileSync(path.replace("route-", "new-"), text);
    }
  }
  for (const name of ["404.html.br", "404.html.gz"]) writeFileSync(join(client, name), "");
}

test("a page whose worker cannot be registered works as before", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, "register", {
      value: () => Promise.reject(new Error("not here")),
    });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(shop);
  await page.getByRole("main").getByRole("link", { name: "Clothes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("clothes");
  expect(errors).toEqual([]);
});

test("nothing is fetched for later for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(shop);
  await page.waitForFunction(() => document.readyState === "complete");
  await page.getByRole("main").getByRole("link", { name: "Clothes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("clothes");
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
