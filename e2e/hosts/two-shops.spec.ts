import { answerFrom, serve, type Served } from "../../build-tools/project/serve-build.ts";
import { readBuild } from "../../server/read-build.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { expect, test, type Page } from "../support/test.ts";

const words = {
  "/": { category: "shoes", heading: "Shoes", search: "Search", word: "leather" },
  [folderBase]: { category: "בגדים", heading: "בגדים", search: "חיפוש", word: "מעיל" },
} as const;

test.use({ serviceWorkers: "allow" });

/** A shop at the root and another in a folder, as two repositories on one host have. */
let host: Served;

test.beforeEach(async () => {
  const atRoot = answerFrom(readBuild(buildOf("fixtureShop")));
  const inFolder = answerFrom(readBuild(buildOf("hebrewShop")));
  host = await serve((request, response) =>
    (request.url?.startsWith(folderBase) ? inFolder : atRoot)(request, response),
  );
});

test.afterEach(() => host.close());

/** Visits a shop until its service worker has precached everything. */
async function visit(page: Page, shop: string): Promise<void> {
  const scope = host.origin + shop;
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
  ["/", folderBase],
  [folderBase, "/"],
] as const) {
  test(`two shops on one host work offline side by side, ${order.join(" before ")}`, async ({
    page,
  }) => {
    for (const shop of order) await visit(page, shop);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await host.close();
    for (const shop of order) {
      const { category, heading, search, word } = words[shop];
      await page.goto(`${host.origin}${shop}categories/${category}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.getByRole("link", { name: search, exact: true }).click();
      await expect(page).toHaveURL(`${host.origin}${shop}search`);
      await page.getByRole("searchbox").fill(word);
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByRole("article")).toHaveCount(2);
      await page.goto(`${host.origin}${shop}login`);
      const home = page.getByRole("main").getByRole("link").first();
      await expect(home).toHaveAttribute("href", shop);
    }
  });
}
