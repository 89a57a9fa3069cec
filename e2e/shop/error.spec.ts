import { expectAccessible } from "../support/accessibility.ts";
import { breakage, breakageErrors, breakCategoryPages } from "../support/interfere.ts";
import {
  expect,
  open,
  type Page,
  recordDocuments,
  test,
  waitForHydration,
} from "../support/test.ts";

test.use({ expectedErrors: breakageErrors });

async function expectErrorScreen(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.locator("title")).toHaveCount(1);
  const ofPage = "meta[name=description], meta[property='og:title'], link[rel=canonical]";
  await expect(page.locator(ofPage)).toHaveCount(0);
  await expect(page.getByText(`Error: ${breakage}`, { exact: true }).first()).toBeVisible();
  const stack = page.getByRole("region", { name: "Stack trace" });
  await expect(stack).toContainText(/(?:at |@).+\.js:\d+:\d+/);
  const line = stack.locator("span").first();
  const counted = await line.evaluate((e) => getComputedStyle(e, "::before").counterIncrement);
  expect(counted).toBe("line 1");
  await expect(page.getByRole("article")).toHaveCount(0);
}

function fontOf(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { level: 1 });
  return heading.evaluate((element) => getComputedStyle(element).fontFamily);
}

test("a route that throws, on load or by a click, shows an error screen with a way back", async ({
  page,
}) => {
  await breakCategoryPages(page);
  await page.goto("/categories/shoes");
  await expectErrorScreen(page);
  const font = await fontOf(page);
  await page.keyboard.press("Tab");
  const back = page.getByRole("link", { name: "Back to the shop" });
  await expect(back).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Stack trace" })).toBeFocused();
  await back.click();
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
  expect(await fontOf(page)).toBe(font);

  // By a click, too.
  const documents = recordDocuments(page);
  await page.getByRole("link", { name: "Shoes", exact: true }).click();
  await expectErrorScreen(page);
  await expect(page).toHaveURL("/categories/shoes");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  await expect(page.locator("title")).toHaveCount(1);
  expect(documents).toEqual([]);
});

const unexpected: Readonly<Record<string, (words: string) => unknown>> = {
  "an error in the console": (words) => console.error(words),
  "a warning in the console": (words) => console.warn(words),
  "an uncaught error": (words) =>
    new Promise((resolve) => {
      setTimeout(resolve, 100);
      setTimeout(() => {
        throw new Error(words);
      });
    }),
  "a request for data": async () => (await fetch("/robots.txt")).status,
};

for (const [what, happen] of Object.entries(unexpected)) {
  test.fail(`${what} fails a journey`, async ({ page }) => {
    await open(page, "/");
    await page.evaluate(happen, "Nobody expects this");
  });
}

test("a page without a main heading is not accessible", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => document.querySelector("h1")?.remove());
  await expect(expectAccessible(page)).rejects.toThrow("page-has-heading-one");
});
