import { createApp } from "../../server/app.ts";
import { serve } from "../../test-tools/serve-build.ts";
import { buildOf, subfolder } from "../support/builds.ts";
import { waitForPictures } from "../support/changing-host.ts";
import { expect, open, test } from "../support/test.ts";

/** Matches links, pictures, scripts and forms that point outside the subfolder. */
const outside = ["src", "href", "action"]
  .map((name) => `[${name}^="/"]:not([${name}^="${subfolder}"])`)
  .join();

test("links, pictures, searches and the not-found page stay in the host's subfolder", async ({
  page,
}) => {
  for (const path of ["", "categories/בגדים", "categories/בגדים/נשים/", "search?q=צמר", "login"]) {
    const status = path === "login" ? 404 : 200;
    expect((await open(page, subfolder + path))?.status(), path).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(outside)).toHaveCount(0);
    const broken = page
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) =>
        all.filter((image) => image.complete && image.naturalWidth === 0).map(({ alt }) => alt),
      );
    expect(await broken).toEqual([]);
  }
  await page.getByRole("banner").getByRole("link", { name: "בגדים" }).click();
  await expect(page).toHaveURL(`${subfolder}categories/בגדים`);
  await page.getByRole("main").getByRole("link", { name: "מעיל גשם" }).click();
  await expect(page).toHaveURL(`${subfolder}shop/3`);
  await page.goBack();
  await expect(page).toHaveURL(`${subfolder}categories/בגדים`);
});

test("the manifest has the shop's subfolder, language and direction", async ({ request }) => {
  const response = await request.get(`${subfolder}manifest.webmanifest`);
  expect(await response.json()).toMatchObject({
    lang: "he",
    dir: "rtl",
    start_url: subfolder,
    id: subfolder,
    scope: subfolder,
    shortcuts: expect.arrayContaining([
      { name: "בגדים", url: encodeURI(`${subfolder}categories/בגדים`) },
      { name: "Search", url: `${subfolder}search` },
    ]),
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a shop in a subfolder works next to one at the root of its host", async ({ page }) => {
    const atRoot = createApp(buildOf("fixtureShop"));
    const inFolder = createApp(buildOf("hebrewShop"));
    const host = await serve((request, response) =>
      (request.url?.startsWith(subfolder) ? inFolder : atRoot)(request, response),
    );
    for (const shop of ["/", subfolder]) {
      await page.goto(host.origin + shop);
      await page.waitForFunction((script) => {
        const { controller } = navigator.serviceWorker;
        return controller?.scriptURL === script && controller.state === "activated";
      }, `${host.origin}${shop}service-worker.js`);
      await waitForPictures(page);
    }
    await host.close();
    for (const [path, heading] of [
      ["/categories/shoes", "Shoes"],
      [`${subfolder}categories/בגדים`, "בגדים"],
      ["/login", "Sorry, page not found!"],
      [`${subfolder}login`, "הדף לא נמצא"],
    ] as const) {
      await page.goto(host.origin + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
  });
});
