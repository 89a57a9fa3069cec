import type { Route } from "@playwright/test";
import { holdScripts } from "../support/interfere.ts";
import {
  expect,
  type Page,
  phone,
  recordDocuments,
  test,
  waitForHydration,
} from "../support/test.ts";

test.use({
  viewport: phone,
  expectedErrors: /Failed to load|Thrown on purpose|dynamically imported/,
});

/** Blocks the chunk that hydrates islands. */
const loseChunk = (page: Page) => page.route("**/hydrate-island-*.js", (route) => route.abort());

/** Holds back the chunk that hydrates islands, and blocks it when the returned function is called. */
async function holdChunk(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/hydrate-island-*.js", async (route) => {
    await promise;
    await route.abort();
  });
  return resolve;
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test("the skip link, the menu and links work while scripts are held back", async ({ page }) => {
  const release = await holdScripts(page);
  const documents = recordDocuments(page);
  await page.goto("/", { waitUntil: "commit" });
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.click({ trial: true, timeout: 5_000 }); // Fails if another element covers the link.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await menu(page).getByRole("link", { name: "Resume" }).click();
  await expect(page).toHaveURL("/contact");
  expect(documents).toHaveLength(2);
  release();
  await waitForHydration(page);
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  expect(documents).toHaveLength(2);
});

test("hydration keeps the not-found page's focus and open menu", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categorie/shoes", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  const link = menu(page).getByRole("link", { name: "Shop" });
  await link.focus();
  release();
  await waitForHydration(page);
  await expect(page.getByText("Did you mean")).toBeAttached();
  await expect(link).toBeFocused();
});

for (const [loss, lose] of [
  [
    "throws when evaluated",
    (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw Error('Thrown on purpose')" }),
  ],
  ["never arrives", () => new Promise(() => undefined)],
  ["is cut off", (route: Route) => route.abort("connectionreset")],
] as const) {
  test(`if the script ${loss}, links load readable documents`, async ({ page }) => {
    await page.route("**/*.js", lose);
    const documents = recordDocuments(page);
    // The server responds with the not-found page, which stays hidden until a script or a timeout reveals it.
    await page.goto("/categories/hats", { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1, name: "Sorry, page not found!" });
    await expect(heading).toBeVisible({ timeout: 20_000 });
    await page.getByRole("main").getByRole("link", { name: /^Caps/ }).click();
    await expect(page).toHaveURL("/categories/caps");
    await expect(page.getByRole("link", { name: "Fisher Beanie" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
    expect(documents).toHaveLength(3);
  });
}

test("a page with a lost chunk is readable and names the features that do not work", async ({
  page,
}) => {
  await loseChunk(page);
  await page.goto("/search?q=sandal");
  await expect(page.getByText(/a script that did not load/)).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.goto("/categories/shoes?sale=1");
  await expect(page.getByText(/Filters didn't load/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
  await page.goto("/");
  await page.getByRole("region", { name: "Trending Products" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Show More" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("if the search's code is lost, the page says so, and the link in the bar loads the document", async ({
  page,
}) => {
  const lose = await holdChunk(page);
  const documents = recordDocuments(page);
  await page.goto("/search");
  const box = page.getByRole("searchbox");
  await box.pressSequentially("sandal");
  lose();
  await expect(page.getByText(/a script that did not load/)).toBeVisible();
  await expect(box).toBeHidden();
  await page.unrouteAll();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(box).toBeVisible();
  expect(documents).toHaveLength(2);
  await box.fill("sandal");
  await box.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("2 products for “sandal”");
  expect(documents).toHaveLength(2);
});

test("if the filters' code is lost after a box is checked, the page says so", async ({ page }) => {
  const lose = await holdChunk(page);
  await page.goto("/categories/shoes");
  await expect(page.getByText(/Filters didn't load/)).toBeHidden();
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).click();
  lose();
  await expect(page.getByText(/Filters didn't load/)).toBeVisible();
});

test("a chunk removed by a new deployment makes the page reload once", async ({ page }) => {
  const documents = recordDocuments(page);
  let asked = 0;
  await loseChunk(page);
  await page.route("**/search?*", async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    asked++;
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("entry.client-", "entry.client-new-") });
  });
  await page.goto("/search?q=sandal");
  await expect.poll(() => documents.length).toBe(2);
  await expect(page.getByText(/a script that did not load/)).toBeVisible();
  expect(documents).toHaveLength(2);
  expect(asked).toBe(1);
});
