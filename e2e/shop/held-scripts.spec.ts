import { holdScripts, showPendingPageAfter } from "../support/interfere.ts";
import {
  expect,
  recordDocuments,
  scrollPosition,
  test,
  waitForHydration,
  type Page,
} from "../support/test.ts";
import { phone } from "../support/windows.ts";

test.use({ viewport: phone });

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Menu" });
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

test("the menu opens and closes before scripts run", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await expect(menu(page).getByRole("link")).toHaveText(["Home", "Shop", "Pages", "Resume"]);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await isHydrated(page)).toBe(false);
  release();
  await waitForHydration(page);
});

test("an open menu stays open and usable during hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("timer").getByRole("definition").first()).toHaveText(/^\d\d$/);
  await expect(menu(page)).toBeVisible();
  const documents = recordDocuments(page);
  await menu(page).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(menu(page)).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("Browse on a hero card goes nowhere before scripts run, either", async ({ page }) => {
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
  await waitForHydration(page);
});

test("before scripts run, links load documents", async ({ page }) => {
  const release = await holdScripts(page);
  const documents = recordDocuments(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Caps", exact: true }).click();
  await expect(page).toHaveURL("/categories/caps");
  await expect(page.getByRole("article")).toHaveCount(4);
  expect(documents).toHaveLength(4);
  expect(await isHydrated(page)).toBe(false);
  release();
  await waitForHydration(page);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  expect(documents).toHaveLength(4);
});

test("a search submitted before hydration shows its results after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("sandal");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search?q=sandal");
  release();
  await waitForHydration(page);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("searchbox")).toHaveValue("sandal");
});

test("the not-found page keeps its elements, open menu and focus during hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/categorie/shoes", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("link", { name: "Shop" }).focus();
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll("*:not(script)")) {
      element.setAttribute("data-prerendered", "");
    }
  });
  release();
  await waitForHydration(page);
  await expect(page.getByText("Did you mean")).toBeAttached();
  await expect(menu(page).getByRole("link", { name: "Shop" })).toBeFocused();
  await expect(page.locator("main h1[data-prerendered]")).toHaveText("Sorry, page not found!");
  await expect(page.locator("main img[data-prerendered]")).toHaveCount(1);
  await expect(page.locator("body > header[data-prerendered]")).toBeVisible();
});

test("if scripts never arrive, an unknown category shows the prerendered page", async ({
  page,
}) => {
  await showPendingPageAfter(page, 1);
  const release = await holdScripts(page);
  await page.goto("/categories/hats", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Skærgård, home" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Home Page" })).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("hats");
});

// Firefox fetches one picture all the same (docs/decisions/025).
test(
  "while a search waits for hydration, no picture is fetched in vain",
  { tag: "@chromium" },
  async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/images/")) pictures.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto("/search?q=sandal", { waitUntil: "commit" });
    await expect(page.getByRole("link", { name: "Skærgård, home" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(pictures).toEqual([]);
    release();
    await waitForHydration(page);
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
  },
);
