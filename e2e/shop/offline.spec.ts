import { readFileSync, writeFileSync, globSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  copyBuild,
  expectLoaded,
  precachedPictures,
  test,
  visit,
  waitForPictures,
} from "../support/changing-host.ts";
import { phone } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const leatherBeanie = (page: Page) => page.getByAltText("A leather beanie, scanned");

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Signs visitors of a hotel's network in, whatever they ask for. */
function captivePortal(_path: string, response: ServerResponse): boolean {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>");
  return true;
}

test("after one visit, the shop works offline", async ({ page, host }) => {
  await visit(page, host);
  await host.close();
  await page.getByRole("link", { name: "Knit socks" }).click();
  await expect(heading(page)).toHaveText("Knit socks");
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(heading(page)).toHaveText("Sorry, page not found!");
  for (const [path, words, status] of [
    ["/", "Stormvejrsbeklædningsgenstande.", 200],
    ["/categories/caps/unisex/", "Caps", 200],
    ["/categories/caps/index.html", "Caps", 200],
    ["/shop", "Sorry, page not found!", 404],
    ["/404.html", "Sorry, page not found!", 404],
    ["/foo.jpg", "Sorry, page not found!", 404],
    ["/categories/hats", "hats", 404],
    ["/search?q=leather", "Search", 200],
  ] as const) {
    const response = await page.goto(host.origin + path);
    expect([path, response?.status()]).toEqual([path, status]);
    await expect(heading(page)).toHaveText(words);
  }
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectLoaded(leatherBeanie(page));
});

test("a file that was opened works offline, whatever its build; another is not found", async ({
  page,
  host,
}) => {
  await visit(page, host);
  const guide = `${host.origin}/guide.txt`;
  await page.goto(guide);
  const stored = () =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, guide);
  await expect.poll(stored).toBe(true);
  await page.goto(host.origin);
  await host.close();
  await page.goto(guide);
  await expect(page.getByText("Measure your foot in the evening.")).toBeVisible();
  expect((await page.goto(`${host.origin}/licenses.txt`))?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Sorry, page not found!");
});

test("offline, a picture stands in for its other sizes", async ({ page, host }) => {
  await visit(page, host);
  const precached = await precachedPictures(page);
  await host.close();
  await page.setViewportSize(phone);
  await page.goto(`${host.origin}/search?q=leather`);
  await expectLoaded(leatherBeanie(page));
  const source = await leatherBeanie(page).evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(precached).not.toContain(new URL(source).pathname);
});

test("a page comes from the cache if a gateway fails or a host is silent", async ({
  page,
  host,
}) => {
  await visit(page, host);
  for (const status of [502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530]) {
    host.failWith((_path, response) => {
      response.writeHead(status).end("The server cannot be reached.");
      return true;
    });
    expect((await page.goto(`${host.origin}/shop`))?.status()).toBe(status);
    expect((await page.goto(`${host.origin}/categories/shoes`))?.status()).toBe(200);
    await expect(heading(page)).toHaveText("Shoes");
  }
  host.failWith(() => true);
  await page.goto(`${host.origin}/search?q=leather`);
  await expectLoaded(leatherBeanie(page));
});

test("a page that the app fetches is answered without the network", async ({ page, host }) => {
  await visit(page, host);
  host.failWith(() => true);
  const text = await page.evaluate(async () =>
    (await fetch("/categories/shoes", { headers: { Accept: "text/html" } })).text(),
  );
  expect(text).toContain("<h1");
});

test("a captive portal's page is shown and never kept", async ({ page, context, host }) => {
  const install = context.waitForEvent("serviceworker");
  host.failWith((path, response) =>
    /^\/(?:$|assets\/|service-worker)/.test(path) ? false : captivePortal(path, response),
  );
  await page.goto(host.origin);
  await install;
  await expect.poll(() => countWorkers(page)).toBe(0);

  host.failWith((path, response) => path.startsWith("/images/") && captivePortal(path, response));
  await page.goto(host.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const [picture] = (await precachedPictures(page)).toReversed();
  await expect.poll(() => host.requests).toContain(picture);

  host.failWith(undefined);
  await visit(page, host);
  host.failWith(captivePortal);
  await page.goto(`${host.origin}/search`);
  await expect(heading(page)).toHaveText("Sign in");
  await host.close();
  await page.goto(`${host.origin}/search?q=leather`);
  await expect(heading(page)).toHaveText("Search");
  await expectLoaded(leatherBeanie(page));
});

test("where a host alters the pages, they work offline and are fetched once", async ({
  page,
  host,
}) => {
  const altered = await copyBuild((client) => {
    for (const name of globSync("**/*.html", { cwd: client })) {
      const path = join(client, name);
      const html = readFileSync(path, "utf8")
        .replaceAll(/<!--.*?-->/gs, "")
        .replaceAll(/mailto:[^"]+/g, "/cdn-cgi/l/email-protection#1a2b3c");
      writeFileSync(path, html);
    }
  });
  host.deploy(altered);
  await visit(page, host);
  host.requests.length = 0;
  // What the worker fetches again shows that it has looked for what else is missing.
  await page.evaluate(
    async (path) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
    },
    (await precachedPictures(page))[0] ?? "",
  );
  await page.goto(`${host.origin}/search`);
  await waitForPictures(page);
  expect(host.requests.filter((path) => /\/$|\.html$/.test(path))).toEqual([]);
  await host.close();
  await page.goto(`${host.origin}/categories/shoes`);
  await expect(heading(page)).toHaveText("Shoes");
});

for (const [how, result] of [
  ["fail", 'Promise.reject(new Error("Internal error"))'],
  ["never answer", "new Promise(() => {})"],
] as const) {
  test(`where the browser's caches ${how}, pages and pictures come from the network`, async ({
    page,
    host,
  }) => {
    host.deploy(
      await copyBuild((client) => {
        const worker = join(client, "service-worker.js");
        const broken = `
          addEventListener("activate", () => {
            for (const name of ["keys", "open", "match", "delete"]) caches[name] = () => ${result};
          });`;
        writeFileSync(worker, broken + readFileSync(worker, "utf8"));
      }),
    );
    await page.goto(host.origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.goto(`${host.origin}/search?q=leather`);
    await expect(heading(page)).toHaveText("Search");
    await expectLoaded(leatherBeanie(page));
  });
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
  test(`where ${where}, nothing is precached, and pages work`, async ({ page, host }) => {
    await page.addInitScript(prepare);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(host.origin);
    await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
    await expect(heading(page)).toHaveText("Shoes");
    // The shop registers its worker when the browser is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await countWorkers(page)).toBe(0);
    expect(errors).toEqual([]);
  });
}
