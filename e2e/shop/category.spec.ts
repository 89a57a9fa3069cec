import { expect, open, phone, type Page, test } from "../support/test.ts";

test("a category shows its products, and each gender link shows the gender's products", async ({
  page,
}) => {
  await open(page, "/categories/shoes");
  const main = page.getByRole("main");
  const genders = page.getByRole("navigation", { name: "Gender" });
  for (const [name, path, title, subtitle, products] of [
    [/^Unisex/, "/unisex", "Shoes, unisex", "Slippers", ["Quilted Felt Slipper"]],
    [
      /^Men/,
      "/men",
      "Shoes, men",
      "Barefoot, or over knitwear.",
      ["Two-Strap Sandal", "Cork Garden Mule"],
    ],
    [
      /^All/,
      "",
      "Shoes",
      "Pairs for wet decks.",
      [/Slipper/, /Sandal/, /Clogs/, /Boot/, /Wool-Lined Mule/, /Cork Garden Mule/],
    ],
  ] as const) {
    const link = genders.getByRole("link", { name });
    await link.click();
    await expect(page).toHaveURL(`/categories/shoes${path}`);
    await expect(main.getByRole("article").getByRole("link")).toHaveText([...products]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
    await expect(main.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(genders.locator("[aria-current=page]")).toHaveText(name);
    await expect(page).toHaveTitle(`${title}, Skærgård`);
    await expect(page.locator("title")).toHaveCount(1);
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveAttribute("content", new RegExp(`^${title}: .*${subtitle}$`));
  }
});

test("a gender without products has a page with a breadcrumb", async ({ page }) => {
  expect((await open(page, "/categories/knit-socks/women/"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.getByRole("link", { name: /^Women/ })).toHaveCount(0);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.locator("[aria-current=page]")).toHaveText("Women");
  const others = page.getByRole("navigation", { name: "Keep looking" });
  await expect(others.getByRole("link")).toHaveText(["Shoes", "Caps"]);
  await crumbs.getByRole("link", { name: "Knit socks" }).click();
  await expect(page).toHaveURL("/categories/knit-socks");
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a list ends with related links and a picture other than the heading's", async ({ page }) => {
  await page.goto("/categories/caps/men");
  const block = page.getByRole("region", { name: "Keep looking" });
  await expect(block.getByRole("link")).toHaveText(["Caps, women", "Knit socks", "Shoes"]);
  // The block does not show the first link's picture, because this page's heading already shows that picture.
  await expect(block.locator("img")).toHaveAttribute("src", /\/cut-boot-/);
});

test("an unknown category or gender is an empty page with links to others", async ({ page }) => {
  const main = page.getByRole("main");
  const robots = page.locator("meta[name=robots]");
  for (const [path, heading, ...others] of [
    ["/categories/hats", "hats"],
    ["/categories/caps/Men", "Caps", "No products found"],
  ] as const) {
    expect((await open(page, path))?.status()).toBe(404);
    await expect(main.getByRole("heading")).toHaveText([heading, ...others]);
    await expect(main.getByText("No products found")).toBeVisible();
    await expect(main.getByRole("article")).toHaveCount(0);
    await expect(main.getByRole("link", { name: /^Shoes/ }).first()).toBeVisible();
    await expect(robots).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(new RegExp(`^${heading}.*, Skærgård$`));
    await expect(page.locator("title")).toHaveCount(1);
  }
  await page
    .getByRole("navigation", { name: "Gender" })
    .getByRole("link", { name: /^Men/ })
    .click();
  await expect(main.getByRole("article")).not.toHaveCount(0);
  await expect(robots).toHaveCount(0);
});

/** Returns the distance from the top of the window to the first card, in pixels. */
async function topOfCards(page: Page): Promise<number> {
  return (await page.getByRole("article").first().boundingBox())?.y ?? NaN;
}

test("the first cards begin in the upper two thirds of a phone's screen and of a laptop's", async ({
  page,
}) => {
  for (const path of ["/categories/shoes", "/categories/shoes/men", "/categories/caps"]) {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, path);
    expect(await topOfCards(page), path).toBeLessThanOrEqual(430);
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(await topOfCards(page), path).toBeLessThanOrEqual(445);
  }
});

test("on a phone, the row with product count, filters and sort order is sticky", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/categories/shoes");
  await page.evaluate(() => scrollTo(0, 500));
  const { height: header } = (await page.getByRole("banner").boundingBox()) ?? { height: NaN };
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (const shown of [
    page.getByRole("status"),
    page.getByRole("button", { name: "Filter" }),
    page.getByRole("combobox", { name: "Sort by" }),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
    const { y, height } = (await shown.boundingBox()) ?? { y: NaN, height: NaN };
    tops.push(y);
    bottoms.push(y + height);
  }
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(header - 1);
  expect(Math.max(...tops)).toBeLessThan(Math.min(...bottoms));
  const genders = page.getByRole("navigation", { name: "Gender" });
  const { y, height } = (await genders.boundingBox()) ?? { y: NaN, height: NaN };
  expect(y + height).toBeLessThanOrEqual(header + 1);
});

test("headings are equally high, with and without a picture for the dark scheme", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const tops: number[] = [];
  for (const path of ["/categories/shoes", "/categories/shoes/women"]) {
    await open(page, path);
    const all = page.getByRole("main").getByRole("link", { name: /^All/ });
    tops.push((await all.boundingBox())?.y ?? 0);
  }
  expect(tops[0]).toBe(tops[1]);
});
