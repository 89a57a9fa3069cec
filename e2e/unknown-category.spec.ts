import { delayScripts } from "./interfere.ts";
import {
  expect,
  headingsSeen,
  recordDocuments,
  recordHeadings,
  test,
  waitForScript,
} from "./test.ts";

const unknown = [
  { path: "/categories/hats", heading: "hats" },
  { path: "/categories/hats/", heading: "hats" },
  { path: "/categories/hats/men", heading: "hats" },
  { path: "/categories/Clothes", heading: "Clothes" },
  { path: "/categories/winter%20hats", heading: "winter hats" },
  { path: "/categories/50%25%20off", heading: "50% off" },
  { path: "/categories/clothes/kids", heading: "clothes" },
  { path: "/categories/accessories/Men", heading: "accessories" },
];

for (const { path, heading } of unknown) {
  test(`${path} is an empty category page with ways on, answered with 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    const main = page.getByRole("main");
    await expect(main.getByRole("article")).toHaveCount(0);
    const empty = main.getByRole("region", { name: "No products found" });
    await expect(empty).toBeVisible();
    await expect(empty.getByRole("list").getByRole("link")).toHaveText([
      "Clothes",
      "Accessories",
      "Trending",
    ]);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page).not.toHaveTitle(/not found/i);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.getByText("Sorry, page not found!")).toHaveCount(0);
  });
}

test("an unknown gender still offers the known ones", async ({ page }) => {
  await page.goto("/categories/clothes/kids");
  await waitForScript(page);
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.getByRole("link")).toHaveCount(4);
  await expect(genders.locator("[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("0 products");
  await genders.getByRole("link", { name: /^Men/ }).click();
  await expect(page).toHaveURL("/categories/clothes/men");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("the ways on lead to a category and to Trending Products", async ({ page }) => {
  await page.goto("/categories/hats");
  await waitForScript(page);
  const documents = recordDocuments(page);
  const ways = page.getByRole("region", { name: "No products found" });
  await ways.getByRole("link", { name: "Accessories" }).click();
  await expect(page).toHaveURL("/categories/accessories");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("accessories");
  await page.goBack();
  await ways.getByRole("link", { name: "Trending" }).click();
  await expect(page).toHaveURL("/#trending");
  const trending = page.getByRole("heading", { name: "Trending Products" });
  await expect(trending).toBeInViewport();
  await expect(trending).toBeFocused();
  expect(documents).toEqual([]);
});

for (const path of ["/categories/hats", "/categories/clothes/kids"]) {
  test(`${path} never shows the not-found page on the way`, async ({ page }) => {
    await delayScripts(page, 400);
    await recordHeadings(page);
    await page.goto(path);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => headingsSeen(page)).not.toEqual([]);
    expect(await headingsSeen(page)).toEqual([path.split("/")[2]]);
  });
}

test("a page that is not found is shown before the scripts come", async ({ page }) => {
  await delayScripts(page, 400);
  await recordHeadings(page);
  await page.goto("/shop", { waitUntil: "commit" });
  await expect.poll(() => headingsSeen(page)).toEqual(["Sorry, page not found!"]);
  await waitForScript(page);
  expect(await headingsSeen(page)).toEqual(["Sorry, page not found!"]);
});
