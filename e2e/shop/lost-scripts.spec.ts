import type { Route } from "@playwright/test";
import { holdScripts, showPendingPages } from "../support/interfere.ts";
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
  expectedErrors: /Failed to load|module script|MIME type|Thrown on purpose/,
});

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test("while scripts are held back, skip link, menu and links work", async ({ page }) => {
  const release = await holdScripts(page);
  const documents = recordDocuments(page);
  await page.goto("/", { waitUntil: "commit" });
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  // What waits for scripts appears without them after this time.
  await expect(page.locator("html")).toHaveCSS("--hydration-timeout", "4s");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.click({ trial: true, timeout: 5_000 }); // Nothing covers it.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Browse Project" })).toBeFocused();
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await expect(menu(page).getByRole("link")).toHaveText(["Home", "Shop", "Pages", "Resume"]);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await menu(page).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.locator("html")).toHaveAttribute("data-pending");
  expect(documents).toHaveLength(2);
  release();
  await waitForHydration(page);
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  expect(documents).toHaveLength(2);
});

test("the not-found page keeps focus and open menu when hydrated", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categorie/shoes", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("link", { name: "Shop" }).focus();
  const heading = page.getByRole("heading", { level: 1 });
  const kept = await Promise.all(
    [heading, page.getByRole("banner"), page.getByRole("main").locator("img")].map((element) =>
      element.elementHandle(),
    ),
  );
  release();
  await waitForHydration(page);
  await expect(page.getByText("Did you mean")).toBeAttached();
  await expect(heading).toHaveText("Sorry, page not found!");
  await expect(menu(page).getByRole("link", { name: "Shop" })).toBeFocused();
  for (const element of kept) {
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  }
});

for (const [loss, lose] of [
  [
    "throws when evaluated",
    (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw Error('Thrown on purpose')" }),
  ],
  ["never arrives", () => new Promise(() => undefined)],
  ["is cut off", (route: Route) => route.abort("connectionreset")],
  ["is HTML", (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" })],
] as const) {
  test(`where the script ${loss}, links load readable documents`, async ({ page }) => {
    await showPendingPages(page);
    await page.route("**/*.js", lose);
    const documents = recordDocuments(page);
    // Served as the not-found page, which is hidden until it is known to stay.
    await page.goto("/categories/hats", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await page.getByRole("link", { name: "Home Page" }).click();
    await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
    await page.getByRole("link", { name: "Caps", exact: true }).first().click();
    await expect(page).toHaveURL("/categories/caps");
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(4);
    expect(documents).toHaveLength(3);
  });
}
