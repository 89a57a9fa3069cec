import { delayScripts } from "../support/interfere.ts";
import { headingsSeen, recordHeadings, titlesSeen } from "../support/recorded-headings.ts";
import { expect, recordDocuments, test, waitForHydration } from "../support/test.ts";

const unknown = [
  { path: "/categories/hats", heading: "hats" },
  { path: "/categories/50%25%20off/men", heading: "50% off" },
  { path: "/categories/caps/Men", heading: "caps" },
  { path: "/categories/%00", heading: "%00" },
];

for (const { path, heading } of unknown) {
  test(`${path} is an empty category page with links to others, status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    const main = page.getByRole("main");
    await expect(main.getByRole("article")).toHaveCount(0);
    const empty = main.getByRole("region", { name: "No products found" });
    await expect(empty).toBeVisible();
    await expect(empty.getByRole("list").getByRole("link")).toHaveText([
      "Shoes",
      "Caps",
      "Knit socks",
      "Trending",
    ]);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(new RegExp(`^${heading}.*, Skærgård$`, "i"));
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.getByText("Sorry, page not found!")).toHaveCount(0);
  });
}

test("the page of an unknown gender links to the known ones", async ({ page }) => {
  await page.goto("/categories/shoes/kids");
  await waitForHydration(page);
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.getByRole("link")).toHaveCount(4);
  await expect(genders.locator("[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("0 products, kids");
  await genders.getByRole("link", { name: /^Men/ }).click();
  await expect(page).toHaveURL("/categories/shoes/men");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  const shared = page.locator('meta[property="og:title"]');
  await expect(shared).toHaveAttribute("content", await page.title());
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("an empty page links to a category and to Trending Products", async ({ page }) => {
  await page.goto("/categories/hats");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  const empty = page.getByRole("region", { name: "No products found" });
  await empty.getByRole("link", { name: "Caps" }).click();
  await expect(page).toHaveURL("/categories/caps");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("caps");
  await page.goBack();
  await empty.getByRole("link", { name: "Trending" }).click();
  await expect(page).toHaveURL("/#trending");
  const trending = page.getByRole("heading", { name: "Trending Products" });
  await expect(trending).toBeInViewport();
  await expect(trending).toBeFocused();
  expect(documents).toEqual([]);
});

test("an unknown category never flashes the not-found page or its title", async ({ page }) => {
  await delayScripts(page, 400);
  await recordHeadings(page);
  await page.goto("/categories/hats");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => headingsSeen(page)).not.toEqual([]);
  expect(await headingsSeen(page)).toEqual(["hats"]);
  expect(await titlesSeen(page)).toEqual(["Skærgård", "Hats, Skærgård"]);
});

test("the not-found page is shown before hydration", async ({ page }) => {
  await delayScripts(page, 400);
  await recordHeadings(page);
  await page.goto("/shop", { waitUntil: "commit" });
  await expect.poll(() => headingsSeen(page)).toEqual(["Sorry, page not found!"]);
  await waitForHydration(page);
  expect(await headingsSeen(page)).toEqual(["Sorry, page not found!"]);
});
