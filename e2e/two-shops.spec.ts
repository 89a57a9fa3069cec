import { createServer, type Server } from "node:http";
import { createApp } from "../server/app.ts";
import { readBuild } from "../server/read-build.ts";
import { subPathBuild } from "./addresses.ts";
import { expect, test, type Page } from "./test.ts";

test.use({ serviceWorkers: "allow" });

/** One host with a shop at its root and another in a folder, as two repositories have on one name. */
let host: Server;
let origin: string;

test.beforeEach(async () => {
  const atRoot = createApp({ build: readBuild("build"), log: false });
  const inFolder = createApp({ build: readBuild(subPathBuild.BUILD_DIRECTORY), log: false });
  host = createServer((request, response) =>
    (request.url?.startsWith(subPathBuild.BASE_PATH) ? inFolder : atRoot)(request, response),
  );
  await new Promise<void>((resolve) => {
    host.listen(0, "127.0.0.1", resolve);
  });
  const address = host.address();
  origin = `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`;
});

test.afterEach(closeHost);

function closeHost(): void {
  host.close();
  host.closeAllConnections();
}

/** Stays until the worker of the shop in that folder has put everything away. */
async function visit(page: Page, folder: string): Promise<void> {
  const scope = origin + folder;
  await page.goto(scope);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return workers.map((worker) => worker.active?.state === "activated" && worker.scope);
      }),
    )
    .toContain(scope);
}

for (const order of [
  ["/", subPathBuild.BASE_PATH],
  [subPathBuild.BASE_PATH, "/"],
] as const) {
  test(`two shops on one host work offline side by side, ${order.join(" before ")}`, async ({
    page,
  }) => {
    for (const folder of order) await visit(page, folder);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    closeHost();
    for (const folder of ["/", subPathBuild.BASE_PATH]) {
      await page.goto(`${origin}${folder}categories/clothes`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("clothes");
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(`${origin}${folder}search`);
      await page.getByRole("searchbox").fill("leather");
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByRole("article")).toHaveCount(2);
      await page.goto(`${origin}${folder}contact`);
      await expect(page.getByRole("link", { name: "Home Page" })).toHaveAttribute("href", folder);
    }
  });
}
