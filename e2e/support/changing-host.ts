import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { cleanUpAtExit } from "../../build-tools/project/clean-up.ts";
import { serve } from "../../build-tools/project/serve-build.ts";
import { writeServiceWorker } from "../../build-tools/site-files/write-service-worker.ts";
import { createApp } from "../../server/app.ts";
import { buildOf, root } from "./builds.ts";

/** Only the previous build has the file of this picture. */
const changedPicture = "product-png";

/** Responds in the host's place, and says whether it did. */
type Fault = (path: string, response: ServerResponse) => boolean;

type Host = Awaited<ReturnType<typeof startHost>>;

/** The base of tests on a host whose build may be replaced, and which may fail. */
export const test = base.extend<{ host: Host }>({
  serviceWorkers: "allow",
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  host: async ({}, provide) => {
    const host = await startHost(buildOf("fixtureShop"));
    await provide(host);
    await host.close();
  },
});

/** Visits the shop until its service worker has precached everything. */
export async function visit(page: Page, host: Host): Promise<void> {
  await page.goto(host.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await waitForPictures(page);
}

/** Waits until the page's worker has precached the pictures, which it does last. */
export async function waitForPictures(page: Page): Promise<void> {
  const paths = await precachedPictures(page);
  const countMissing = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((path) => caches.match(path)));
      return found.filter((picture) => picture === undefined).length;
    }, paths);
  await expect.poll(countMissing, { timeout: 30_000 }).toBe(0);
}

/** The paths of the pictures that the page's worker precaches. */
export async function precachedPictures(page: Page): Promise<readonly string[]> {
  const address = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  const code = await (await page.request.get(address)).text();
  const pictures = code.match(/[^"'`]+\.avif(?=["'`])/g) ?? [];
  expect(pictures).not.toEqual([]);
  return pictures;
}

async function startHost(directory: string) {
  let answer = createApp(directory);
  let fault: Fault | undefined;
  const requests: string[] = [];
  const served = await serve((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    if (!fault?.(path, response)) answer(request, response);
  });
  return {
    ...served,
    /** The paths asked for until now. */
    requests,
    deploy(next: string): void {
      answer = createApp(next);
    },
    /** Fails in this way, or no longer. */
    failWith(next: Fault | undefined): void {
      fault = next;
    },
  };
}

/** Copies the fixture shop's build; `change` gets the folder of its files. */
export async function copyBuild(change: (client: string) => void | Promise<void>): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "shop-build-"));
  cleanUpAtExit(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(buildOf("fixtureShop"), directory, { recursive: true });
  const client = join(directory, "client");
  for (const name of globSync("**/*.{br,gz}", { cwd: client })) rmSync(join(client, name));
  await change(client);
  return directory;
}

/**
 * Makes another build: marked pages, our script and a picture under other names, and the worker that
 * precaches them.
 */
export async function changeBuild(client: string): Promise<void> {
  const pages = globSync("**/index.html", { cwd: client })
    .filter((file) => readFileSync(join(client, file), "utf8").includes("entry.client-"))
    .map((file) => `/${file.replaceAll(sep, "/").replace(/\/?index\.html$/, "")}`);
  const { version = "" } = listPictures(client).find(({ name }) => name === changedPicture) ?? {};
  const [script = ""] = globSync("entry.client-*.js", { cwd: join(client, "assets") });
  const changes = [
    ["<html ", '<html data-build="new" '],
    [script, script.replace("client-", "client-new-")],
    [version, "00000000"],
  ] as const;
  const change = (text: string) =>
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  for (const name of globSync("{**/*.html,assets/*.js,images/*}", { cwd: client })) {
    const path = join(client, name);
    if (!name.endsWith(".avif")) writeFileSync(path, change(readFileSync(path, "utf8")));
    renameSync(path, join(client, change(name)));
  }
  await writeServiceWorker({ root, pictures: listPictures(client) }, pages, client, "/");
}

/** The pictures of a build, as the names of their files say. */
function listPictures(client: string) {
  const files = globSync("*.avif", { cwd: join(client, "images") }).map((file) => {
    const [, name = "", width, version = ""] = /^(.+)-(\d+)\.(\w+)\.avif$/.exec(file) ?? [];
    return { name, version, widths: [Number(width)] };
  });
  return [...Map.groupBy(files, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : { ...first, widths: [first, ...others].flatMap(({ widths }) => widths) },
  );
}

/** The heading of a page. */
export const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** The picture of the first product that a search for "leather" finds. */
export const leatherBeanie = (page: Page) => page.getByAltText("A leather beanie, scanned");

/** How many service workers the page's site has registered. */
export const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 15_000 })
    .not.toBe(0);
}
