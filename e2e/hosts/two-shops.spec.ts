import { answerFrom, serve } from "../../build-tools/project/serve-build.ts";
import { readBuild } from "../../server/read-build.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { expect, test } from "../support/test.ts";

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
  for (const [shop, category, heading] of [
    ["/", "shoes", "Shoes"],
    [folderBase, "בגדים", "בגדים"],
  ] as const) {
    await page.goto(`${host.origin}${shop}categories/${category}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.goto(`${host.origin}${shop}login`);
    const home = page.getByRole("main").getByRole("link").first();
    await expect(home).toHaveAttribute("href", shop);
  }
});
