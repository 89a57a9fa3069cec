import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  copyBuild,
  expectLoaded,
  headingOf,
  leatherBeanie,
  precachedPictures,
  test,
  visit,
} from "../support/changing-host.ts";
import { expect, phone } from "../support/test.ts";

test("after one visit, the shop works offline", async ({ page, host }) => {
  await visit(page, host);
  await host.close();
  await page.getByRole("link", { name: "Knit socks" }).click();
  await expect(headingOf(page)).toHaveText("Knit socks");
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(headingOf(page)).toHaveText("Sorry, page not found!");
  for (const [path, words, status] of [
    ["/", "Stormvejrsbeklædningsgenstande.", 200],
    ["/categories/caps/unisex/", "Caps", 200],
    ["/categories/caps/index.html", "Caps", 200],
    ["/unknown", "Sorry, page not found!", 404],
    ["/404.html", "Sorry, page not found!", 404],
    ["/foo.jpg", "Sorry, page not found!", 404],
    ["/categories/hats", "hats", 404],
    ["/search?q=leather", "Search", 200],
  ] as const) {
    const response = await page.goto(host.origin + path);
    expect([path, response?.status()]).toEqual([path, status]);
    await expect(headingOf(page)).toHaveText(words);
  }
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectLoaded(leatherBeanie(page));
});

test("an owner's file comes from the host in its current version, and not at all offline", async ({
  page,
  host,
}) => {
  await visit(page, host);
  const guide = `${host.origin}/guide.txt`;
  const readGuide = () => page.evaluate(async (address) => (await fetch(address)).text(), guide);
  await page.goto(guide);
  await expect(page.getByText("Measure your foot in the evening.")).toBeVisible();
  host.deploy(
    await copyBuild((client) => writeFileSync(join(client, "guide.txt"), "Measure both feet.")),
  );
  expect(await readGuide()).toBe("Measure both feet.");
  await page.reload();
  await expect(page.getByText("Measure both feet.")).toBeVisible();
  await host.close();
  expect((await page.goto(guide))?.status()).toBe(404);
  await expect(headingOf(page)).toHaveText("Sorry, page not found!");
});

test("offline, the precached size of a picture replaces its other sizes", async ({
  page,
  host,
}) => {
  await visit(page, host);
  const precached = await precachedPictures(page);
  await host.close();
  await page.setViewportSize(phone);
  await page.goto(`${host.origin}/search?q=leather`);
  await expectLoaded(leatherBeanie(page));
  const source = await leatherBeanie(page).evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(precached).not.toContain(new URL(source).pathname);
});

test("a page that the app fetches comes from the cache if the host does not respond", async ({
  page,
  host,
}) => {
  await visit(page, host);
  host.failWith(() => true);
  const text = await page.evaluate(async () =>
    (await fetch("/categories/shoes", { headers: { Accept: "text/html" } })).text(),
  );
  expect(text).toContain("<h1");
});
