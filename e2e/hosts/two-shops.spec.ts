import { answerFrom, serve } from "../../build-tools/project/serve-build.ts";
import { readBuild } from "../../server/read-build.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { expect, test } from "../support/test.ts";

const words = {
  "/": { category: "shoes", heading: "Shoes", search: "Search", word: "leather" },
  [folderBase]: { category: "בגדים", heading: "בגדים", search: "חיפוש", word: "מעיל" },
};

test.use({ serviceWorkers: "allow" });

test("a shop at the root of a host and one in a folder work offline side by side", async ({
  page,
}) => {
  const atRoot = answerFrom(readBuild(buildOf("fixtureShop")));
  const inFolder = answerFrom(readBuild(buildOf("hebrewShop")));
  const host = await serve((request, response) =>
    (request.url?.startsWith(folderBase) ? inFolder : atRoot)(request, response),
  );
  for (const shop of ["/", folderBase]) {
    await page.goto(host.origin + shop);
    // Until everything is precached.
    await page.waitForFunction((script) => {
      const { controller } = navigator.serviceWorker;
      return controller?.scriptURL === script && controller.state === "activated";
    }, `${host.origin}${shop}service-worker.js`);
  }
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  await host.close();
  for (const [shop, { category, heading, search, word }] of Object.entries(words)) {
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
