import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import {
  copyBuild,
  countWorkers,
  expectLoaded,
  headingOf,
  leatherBeanie,
  precachedPictures,
  test,
  visit,
  waitForPictures,
} from "../support/changing-host.ts";
import { expect } from "../support/test.ts";

/** Responds to every request with a sign-in page, as a hotel's network does. */
function captivePortal(_path: string, response: ServerResponse): boolean {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>");
  return true;
}

test("pages come from the cache if a gateway fails or the host does not respond", async ({
  page,
  host,
}) => {
  await visit(page, host);
  // These statuses are the first and last of each range of gateway errors.
  for (const status of [502, 504, 520, 530]) {
    host.failWith((_path, response) => {
      response.writeHead(status).end("The server cannot be reached.");
      return true;
    });
    expect((await page.goto(`${host.origin}/unknown`))?.status()).toBe(status);
    expect((await page.goto(`${host.origin}/categories/shoes`))?.status()).toBe(200);
    await expect(headingOf(page)).toHaveText("Shoes");
  }
  host.failWith(() => true);
  await page.goto(`${host.origin}/search?q=leather`);
  await expectLoaded(leatherBeanie(page));
});

test("a captive portal's page is shown but never cached", async ({ page, context, host }) => {
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
  await expect(headingOf(page)).toHaveText("Sign in");
  await host.close();
  await page.goto(`${host.origin}/search?q=leather`);
  await expect(headingOf(page)).toHaveText("Search");
  await expectLoaded(leatherBeanie(page));
});

test("pages that a host alters work offline and are fetched once", async ({ page, host }) => {
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
  // Deletes one picture from the caches. Once the service worker has fetched the picture again, its check for missing
  // files is done.
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
  await expect(headingOf(page)).toHaveText("Shoes");
});
