import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProject } from "../../build-tools/project/copy-project.ts";
import { serveBuild, type Served } from "../../build-tools/project/serve-build.ts";
import { expectToFit } from "../support/fit.ts";
import { prepareLargeShop } from "../support/large-shop.ts";
import { expect, open, scrollPosition, test } from "../support/test.ts";

test.describe.configure({ mode: "serial", timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "large-shop-"));
let host: Served;

test.beforeAll(async () => {
  await prepareLargeShop(folder);
  buildProject(folder);
  host = await serveBuild(join(folder, "build"));
});

test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test("of seven links, those that do not fit the bar are in the menu", async ({ page }) => {
  await open(page, host.origin);
  await expectToFit(page, [320, 390, 768, 900, 1024, 1280, 1440, 1920]);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(links).toHaveCount(3);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link")).toHaveCount(7);
  await menu.getByRole("link", { name: "Shelf no. 1" }).click();
  await expect(page).toHaveURL(`${host.origin}/categories/shelf-1`);
});

test("a category without genders has no links and no pages of genders", async ({ page }) => {
  await page.goto(`${host.origin}/categories/shelf-1`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Gender" })).toHaveCount(0);
  const response = await page.request.get(`${host.origin}/categories/shelf-1/men`);
  expect(response.status()).toBe(404);
});

test("Back, and a reload after it, restore a place far down a long list", async ({ page }) => {
  await open(page, `${host.origin}/categories/shelf-1`);
  const cards = page.getByRole("article");
  expect(await cards.count()).toBeGreaterThan(200);
  const link = cards.nth(60).getByRole("link");
  for (const index of [20, 30, 40, 50, 60]) {
    const card = cards.nth(index);
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    // What comes near is laid out.
    const isLaidOut = () =>
      card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(true);
  }
  const before = await link.boundingBox();
  const position = await scrollPosition(page);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const way of ["Back", "reload"]) {
    await (way === "Back" ? page.goBack() : page.reload());
    await expect(link).toBeFocused();
    // Heights that were estimated before may differ by now.
    const moved = async () => Math.abs((await scrollPosition(page)) - position);
    await expect.poll(moved, way).toBeLessThan(24);
    const after = await link.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), way).toBeLessThan(24);
  }
});
