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
import { writeServiceWorker } from "../../build-tools/post-build/write-service-worker.ts";
import { createApp } from "../../server/app.ts";
import { cleanUpAtExit } from "../../test-tools/clean-up.ts";
import { serve } from "../../test-tools/serve-build.ts";
import { buildOf, root } from "./builds.ts";

/** The picture that `changeBuild` renames. */
const changedPicture = "product-png";

/** Handles a request in place of the host. Returns false to let the host respond. */
type Fault = (path: string, response: ServerResponse) => boolean;

type Host = Awaited<ReturnType<typeof startHost>>;

/** The base test for tests in which the host fails or deploys another build. */
export const test = base.extend<{ host: Host }>({
  serviceWorkers: "allow",
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  host: async ({}, provide) => {
    const host = await startHost(buildOf("fixtureShop"));
    await provide(host);
    await host.close();
  },
});

/** Opens the shop and waits until its service worker has precached everything. */
export async function visit(page: Page, host: Host): Promise<void> {
  await page.goto(host.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await waitForPictures(page);
}

/** Waits until the page's service worker has precached the pictures. Pictures are precached last. */
export async function waitForPictures(page: Page): Promise<void> {
  const paths = await precachedPictures(page);
  const countMissing = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((path) => caches.match(path)));
      return found.filter((picture) => picture === undefined).length;
    }, paths);
  await expect.poll(countMissing, { timeout: 30_000 }).toBe(0);
}

/** Returns the paths of the pictures that the page's service worker precaches. */
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
    /** The paths requested so far. */
    requests,
    deploy(next: string): void {
      answer = createApp(next);
    },
    /** Sets the host's fault, or removes the current fault if `next` is undefined. */
    failWith(next: Fault | undefined): void {
      fault = next;
    },
  };
}

/** Copies the fixture shop's build and runs `change` on the copy's `client` folder. */
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
 * Turns a copied build into a new build. Marks its pages, renames the entry script and one picture, and writes a
 * service worker that precaches the changed files.
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

/** Lists a build's pictures, derived from the names of their files. */
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

export const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns the picture of the first product that a search for "leather" finds. */
export const leatherBeanie = (page: Page) => page.getByAltText("A leather beanie, scanned");

/** Counts the service workers registered for the page's origin. */
export const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 15_000 })
    .not.toBe(0);
}
