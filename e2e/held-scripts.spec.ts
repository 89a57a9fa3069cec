import { holdScripts } from "./interfere.ts";
import { expect, recordDocuments, scrollPosition, test, waitForScript, type Page } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Menu" });
}

function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

test("the menu opens and closes before any script has run", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await expect(menu(page).getByRole("link")).toHaveText(["Home", "Shop", "Pages", "Resume"]);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await isTakenOver(page)).toBe(false);
  release();
  await waitForScript(page);
});

test("an open menu stays open while the script takes over, and works on", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForScript(page);
  await expect(page.getByRole("timer").getByRole("definition").first()).toHaveText(/^\d\d$/);
  await expect(menu(page)).toBeVisible();
  const documents = recordDocuments(page);
  await menu(page).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(menu(page)).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("Browse on a hero card goes nowhere before any script has run either", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const browse = page.getByRole("link", { name: "Browse Men", exact: true });
  await browse.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  await browse.click();
  await expect(page).toHaveURL("/");
  expect(await scrollPosition(page)).toBe(before);
  release();
  await waitForScript(page);
});

test("links load their page as a document before any script has run", async ({ page }) => {
  const release = await holdScripts(page);
  const documents = recordDocuments(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Accessories", exact: true }).click();
  await expect(page).toHaveURL("/categories/accessories");
  await expect(page.getByRole("article")).toHaveCount(4);
  expect(documents).toHaveLength(4);
  expect(await isTakenOver(page)).toBe(false);
  release();
  await waitForScript(page);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  expect(documents).toHaveLength(4);
});

test("a search sent before any script has run finds its products once it comes", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("shirt");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search?q=shirt");
  release();
  await waitForScript(page);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("searchbox")).toHaveValue("shirt");
});

test("words typed before the script came are still there after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("sunglasses");
  release();
  await waitForScript(page);
  await expect(page.getByRole("searchbox")).toHaveValue("sunglasses");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("should the scripts never come, an unknown category shows what there is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categories/hats", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Hemline, home" })).toBeVisible();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("link", { name: "Home Page" })).toBeVisible();
  release();
  await waitForScript(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("hats");
});

test("while a search waits for the script, no picture that it may not need is fetched", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/images/")) pictures.push(request.url());
  });
  const release = await holdScripts(page);
  await page.goto("/search?q=shirt", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Hemline, home" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(pictures).toEqual([]);
  release();
  await waitForScript(page);
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});
