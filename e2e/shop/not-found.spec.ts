import { delayScripts } from "../support/interfere.ts";
import { shiftsOf } from "../support/layout-shift.ts";
import { headingsSeen, recordHeadings, titlesSeen } from "../support/recorded-headings.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

for (const path of ["/shop/3", "/categories/shoes/men/more", "//"]) {
  test(`${path} is the not-found page inside the layout, status 404`, async ({ page, baseURL }) => {
    // `//` alone would name a host.
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await expect(
      main.getByText("This page is not yet set up, but I'm working on it!"),
    ).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("Page not found, Skærgård");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(main.getByRole("link")).toHaveText([/Home Page/]);
    await main.getByRole("link", { name: "Home Page" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
}

test("an address similar to a page's suggests that page without a layout shift", async ({
  page,
}) => {
  await page.goto("/categorie/caps/women");
  const main = page.getByRole("main");
  await expect(main.getByRole("link")).toHaveText([/Home Page/, "Caps, women"]);
  expect(await shiftsOf(page)).toEqual([]);
  await main.getByRole("link", { name: "Caps, women" }).press("Enter");
  await expect(page).toHaveURL("/categories/caps/women");
});

test("an unknown category suggests a similar one", async ({ page }) => {
  await page.goto("/categories/Shoes");
  await page.getByText("Did you mean").getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/categories/shoes");
});

test("an unknown category never flashes the not-found page or its title", async ({ page }) => {
  await delayScripts(page, 400);
  await recordHeadings(page, "h1");
  await page.goto("/categories/hats");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => headingsSeen(page)).not.toEqual([]);
  expect(await headingsSeen(page)).toEqual(["hats"]);
  const titles = await titlesSeen(page);
  expect(titles.filter((title) => /not found/i.test(title))).toEqual([]);
  expect(titles.at(-1)).toBe("Hats, Skærgård");
});
