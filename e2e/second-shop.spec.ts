import { expect, type Page, test, waitForScript } from "./second-shop/test.ts";

/** Scrolls through the page and returns the pictures that did not come. */
async function missingPictures(page: Page): Promise<readonly string[]> {
  for (const image of await page.getByRole("main").locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
      .toBe(true);
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => src),
  );
}

test("the home page is the other owner's, word for word", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Stormvejrsbeklædningsgenstande.",
  );
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Skærgård, home" }),
  ).toBeVisible();
  for (const name of ["Shoes", "Caps", "Knit socks"]) {
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "From the log" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("An island without cars");
  expect(await page.content()).not.toContain("Hemline");
});

test("Show More goes on to the end of a longer list", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const trending = page.getByRole("region", { name: "Trending Products" });
  const more = trending.getByRole("button", { name: "Show More" });
  for (const shown of [8, 12]) {
    await expect(trending.getByRole("article")).toHaveCount(shown);
    await more.click();
  }
  await expect(trending.getByRole("article")).toHaveCount(14);
  await expect(more).toHaveCount(0);
});

for (const [id, thing] of [
  ["shoes", "Boot"],
  ["caps", "Cap"],
  ["knit-socks", "Sock"],
] as const) {
  test(`the category ${id} has its page, its genders and its pictures`, async ({ page }) => {
    const response = await page.goto(`/categories/${id}`);
    expect(response?.status()).toBe(200);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(id);
    await expect(page.getByRole("article")).toHaveCount(20);
    await expect(page.getByRole("article").getByText(new RegExp(`^${thing} No`))).toHaveCount(20);
    expect(await missingPictures(page)).toEqual([]);
    await page.getByRole("link", { name: /^Kids/ }).click();
    await expect(page).toHaveURL(`/categories/${id}/kids`);
    await expect(page.getByRole("article")).toHaveCount(7);
  });
}

test("a new kind of product is a filter, and in the search", async ({ page }) => {
  await page.goto("/categories/shoes?type=boots");
  await waitForScript(page);
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.goto("/search?q=sneakers");
  await expect(page.getByText("10 products for “sneakers”")).toBeVisible();
});

test("what is not in this shop is not found, whatever the first shop has", async ({ page }) => {
  expect((await page.goto("/categories/clothes"))?.status()).toBe(404);
  await expect(page.getByText("There is no such shelf. The shop has three.")).toBeVisible();
  expect((await page.goto("/about"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
});

test("search engines get the address of every page", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const address = "https://skaergaard.example/butik";
  for (const path of ["", "/search", "/categories/shoes", "/categories/knit-socks/kids"]) {
    expect(sitemap).toContain(`<loc>${address}${path}</loc>`);
  }
  expect(await (await page.request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${address}/sitemap.xml`,
  );
  await page.goto("/categories/caps");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${address}/categories/caps`,
  );
});
