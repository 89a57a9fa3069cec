import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { withdrawServiceWorker } from "../../build-tools/offline/write-service-worker.ts";
import { buildOf, root } from "../support/builds.ts";
import { changeFiles, copyBuild, expectLoaded, startHost } from "../support/changing-host.ts";

test.use({ serviceWorkers: "allow" });

const first = buildOf("fixtureShop");
let host: Awaited<ReturnType<typeof startHost>>;

test.beforeEach(async () => {
  host = await startHost(first);
});

test.afterEach(() => host.close());

/** Visits the shop until a service worker has precached everything. */
async function visit(page: Page): Promise<void> {
  await page.goto(host.origin);
  await expect.poll(() => stateOf(page), { timeout: 15_000 }).toBe("activated");
}

function stateOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state;
  });
}

/** Waits for the worker of another build, then closes the last tab of the one before. */
async function leaveOnceReplaced(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await page.close();
  // Before the old worker has ended, the new page would still count as its visit.
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
}

function cacheNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).toSorted());
}

async function expectBuild(page: Page, build: "new" | "first"): Promise<void> {
  const expected = expect(page.locator("html"));
  if (build === "new") await expected.toHaveAttribute("data-build", "new");
  else await expected.not.toHaveAttribute("data-build");
}

test("a new build is used from the next visit on, a rollback likewise; an open page keeps its files", async ({
  page,
  context,
}) => {
  await visit(page);
  const [cacheOfFirst] = await cacheNames(page);
  host.deploy(await copyBuild(changeFiles));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  // The host no longer has this picture.
  await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
  await expectLoaded(page.getByAltText("A boot on a transparent background"));
  await leaveOnceReplaced(page, context);

  const second = await context.newPage();
  await visit(second);
  await expectBuild(second, "new");
  await expect.poll(() => cacheNames(second)).toEqual(["shop-/-000000000000"]);
  host.deploy(first);
  await leaveOnceReplaced(second, context);

  const third = await context.newPage();
  await visit(third);
  await expect.poll(() => cacheNames(third)).toEqual([cacheOfFirst]);
  await host.close();
  await third.goto(`${host.origin}/categories/shoes`);
  await expectBuild(third, "first");
});

test("a cache that the browser has deleted is filled at the next visit", async ({ page }) => {
  const countStored = () =>
    page.evaluate(async () => {
      const counts = (await caches.keys()).map(
        async (name) => (await (await caches.open(name)).keys()).length,
      );
      return (await Promise.all(counts)).join();
    });
  await visit(page);
  const whole = await countStored();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await countStored()).toBe("");
  await page.goto(`${host.origin}/search`);
  await expect.poll(countStored).toBe(whole);
});

test("a withdrawn worker leaves nothing of this shop within two visits, and of others everything", async ({
  page,
}) => {
  await visit(page);
  await page.evaluate(async () => {
    for (const name of ["shop-/demo/-1", "else"]) await caches.open(name);
  });
  host.deploy(await copyBuild((client) => withdrawServiceWorker(root, client)));
  for (const path of ["/", "/search"]) await page.goto(host.origin + path);
  await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual(["else", "shop-/demo/-1"]);
  await expect.poll(() => stateOf(page)).toBe(undefined);
});

test.describe("an installation", () => {
  test("that is cut off is completed at the next visit", async ({ page }) => {
    let cut = 0;
    host.failWith((path, response) => {
      if (!path.startsWith("/images/") || !path.includes("480")) return false;
      cut += 1;
      response.destroy();
      return true;
    });
    await page.goto(host.origin);
    await expect.poll(() => cut).toBeGreaterThan(0);
    await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
    expect(await stateOf(page)).toBe(undefined);
    host.failWith(undefined);
    await visit(page);
  });

  test("for which the browser has no space leaves the shop as it is", async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", {
      origin: host.origin,
      quotaSize: 50_000,
    });
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = async function observed(...address) {
        const registration = await register.apply(this, address);
        const { installing } = registration;
        installing?.addEventListener("statechange", () => {
          document.documentElement.dataset.worker = installing.state;
        });
        return registration;
      };
    });
    await page.goto(host.origin);
    await expect(page.locator("html")).toHaveAttribute("data-worker", "redundant");
    await page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
    await session.send("Storage.overrideQuotaForOrigin", { origin: host.origin });
    await visit(page);
  });
});

for (const [what, status, body] of [
  ["HTML", 200, "<h1>Another page</h1>"],
  ["404", 404, "Not found"],
  ["500", 500, "Error"],
] as const) {
  test(`a worker's address that answers ${what} changes nothing`, async ({ page }) => {
    await visit(page);
    host.failWith((path, response) => {
      if (path !== "/service-worker.js") return false;
      response.writeHead(status, { "Content-Type": "text/html" }).end(body);
      return true;
    });
    await page.goto(`${host.origin}/search`);
    const update = page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(update).rejects.toThrow();
    await host.close();
    await page.goto(`${host.origin}/categories/shoes`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
  });
}
