import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { hashForPrecache } from "../../build-tools/offline/hash-for-precache.ts";
import { serveBuild, type Served } from "../../build-tools/project/serve-build.ts";
import { buildOf } from "../support/builds.ts";

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

async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
}

test("after one visit, the open page and every other work offline", async ({ page }) => {
  await visit(page);
  await served.close();
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("main").getByRole("link", { name: "Caps", exact: true }).click();
  await expect(heading).toHaveText("caps");
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(heading).toHaveText("Sorry, page not found!");
  for (const [path, words, status] of [
    ["/", "Stormvejrsbeklædningsgenstande.", 200],
    ["/categories/caps/unisex/", "caps", 200],
    ["/shop", "Sorry, page not found!", 404],
    ["/categories/hats", "hats", 404],
    ["/search?q=leather", "Search", 200],
  ] as const) {
    const response = await page.goto(served.origin + path);
    expect(response?.status()).toBe(status);
    await expect(heading).toHaveText(words);
  }
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectLoaded(page.getByAltText("A leather beanie, scanned"));
});

test("a new build takes over on the next visit; an open page keeps its files", async ({
  page,
  context,
}) => {
  await visit(page);
  await served.close();
  const directory = publishNewBuild();
  served = await serveBuild(directory, Number(new URL(served.origin).port));

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("shoes");
  // The host no longer has it by its old name.
  await expectLoaded(page.getByAltText("A boot on a transparent background"));
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

function rename(text: string): string {
  return text.replaceAll("product-png", "product-new");
}

/** Makes another build: marked pages, another version of the worker, another name for one picture. */
function publishNewBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), "shop-offline-"));
  cpSync(buildOf("fixtureShop"), directory, { recursive: true });
  const client = join(directory, "client");
  const workerFile = join(client, "service-worker.js");
  let worker = rename(readFileSync(workerFile, "utf8"));
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    const path = join(client, name);
    if (/\.(?:br|gz)$/.test(name)) rmSync(path);
    else if (/\.(?:html|js)$/.test(name)) {
      const old = readFileSync(path);
      const text = rename(old.toString()).replace("<html ", '<html data-build="new" ');
      worker = worker.replace(hashForPrecache(old), hashForPrecache(Buffer.from(text)));
      writeFileSync(path, text);
    } else if (name !== rename(name)) renameSync(path, join(client, rename(name)));
  }
  writeFileSync(workerFile, worker.replace(/(version:\s*)(["'`])\w{12}\2/, "$1$2000000000000$2"));
  return directory;
}

for (const [where, prepare] of [
  [
    "a service worker cannot be registered",
    () =>
      Object.defineProperty(navigator.serviceWorker, "register", {
        value: () => Promise.reject(new Error("not here")),
      }),
  ],
  [
    "the visitor saves data",
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  ],
] as const) {
  test(`where ${where}, nothing is precached, and pages work`, async ({ page }) => {
    await page.addInitScript(prepare);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(served.origin);
    await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("shoes");
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(errors).toEqual([]);
  });
}
