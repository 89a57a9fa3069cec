import { expect, open, phone, test } from "../support/test.ts";

/** The pages of the shoes: gender, subtitle, backdrop and products. */
const pages = [
  [
    "",
    "Pairs for wet decks.",
    "forest",
    [/Slipper/, /Sandal/, /Clogs/, /Boot/, /Wool-Lined Mule/, /Cork Garden Mule/],
  ],
  ["men", "Barefoot, or over knitwear.", "clay", ["Two-Strap Sandal", "Cork Garden Mule"]],
  [
    "women",
    "Clogs, a mule and a boot, for dry decks and wet ones.",
    "camel",
    [/Deck Clogs/, "Knee-High Boot", /Lined Mule/],
  ],
  ["unisex", "Slippers", "forest", ["Quilted Felt Slipper"]],
] as const;

test("each page of a category shows its products", async ({ page }) => {
  await open(page, "/categories/shoes/unisex");
  const main = page.getByRole("main");
  const genders = page.getByRole("navigation", { name: "Gender" });
  const links = genders.getByRole("listitem").getByRole("link");
  const heading = page.getByRole("heading", { level: 1 });
  const description = page.locator("meta[name=description]");
  for (const [index, [gender, subtitle, backdrop, names]] of pages.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`/categories/shoes${gender && `/${gender}`}`);
    await expect(main.getByRole("article").getByRole("link")).toHaveText([...names]);
    const count = `${names.length} product${names.length === 1 ? "" : "s"}`;
    await expect(main.getByRole("status")).toContainText(`${gender && `${gender}, `}${count}`);
    await expect(heading).toHaveText("Shoes");
    await expect(main.getByText(subtitle, { exact: true })).toBeVisible();
    const block = main.locator("[data-backdrop]").filter({ has: heading });
    await expect(block).toHaveAttribute("data-backdrop", backdrop);
    await expect(block.locator("img")).toBeVisible();
    await expect(links.and(page.locator("[aria-current=page]"))).toHaveCount(1);
    await expect(links.nth(index)).toHaveAttribute("aria-current", "page");
    const list = `Shoes${gender && `, ${gender}`}`;
    await expect(page).toHaveTitle(`${list}, Skærgård`);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(description).toHaveAttribute("content", `${list}: ${count}. ${subtitle}`);
  }
});

test("a page with a trailing slash has a breadcrumb that leads back", async ({ page }) => {
  expect((await open(page, "/categories/knit-socks/women/"))?.status()).toBe(200);
  // A gender without products has a page, but no link.
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
  await expect(main.getByRole("status")).toContainText("women, 0 products");
  const genders = page.getByRole("navigation", { name: "Gender" }).getByRole("link");
  await expect(genders).toHaveText([/^All/, /^Men/, /^Unisex/]);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Knit socks", "Women"]);
  await expect(crumbs.locator("[aria-current=page]")).toHaveText("Women");
  // A long heading would cover them.
  await expect(crumbs).toHaveCSS("position", "relative");
  // Screen readers do not read the slash.
  const home = crumbs.getByRole("listitem").first();
  const separator = await home.evaluate((item) => getComputedStyle(item, "::after").content);
  expect(separator).toBe('"/" / ""');
  await crumbs.getByRole("link", { name: "Knit socks" }).click();
  await expect(page).toHaveURL("/categories/knit-socks");
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a list ends with what is next, and its picture", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/categories/caps/men");
  const block = page.getByRole("region", { name: "Keep looking" });
  await expect(block.getByRole("link")).toHaveText(["Caps, women", "Knit socks", "Shoes"]);
  // The next gender has the picture of this page's heading.
  await expect(block.locator("img")).toBeVisible();
  await expect(block.locator("img")).toHaveAttribute("src", /\/cut-boot-/);
  await page.setViewportSize(phone);
  await expect(block.getByRole("link")).toHaveCount(3);
  // So has this one's, and the cards before it have other cloths.
  await page.goto("/categories/caps/unisex");
  await expect(block.getByRole("link").first()).toHaveText("Caps, men");
  await expect(block.locator("img")).toHaveAttribute("src", /\/cut-boot-/);
  // Another cloth than the card next to it.
  await page.goto("/categories/shoes/women?color=green");
  const card = page.getByRole("article").last();
  await expect(card.locator("[data-backdrop]")).toHaveAttribute("data-backdrop", "forest");
  await expect(block).not.toHaveAttribute("data-backdrop", "forest");
  // The color of the page that it leads to.
  await page.goto("/categories/shoes/unisex");
  await expect(block.getByRole("link").first()).toHaveText("Shoes, men");
  await expect(block).toHaveAttribute("data-backdrop", "clay");
});

/** Their links: look/unknown-category.txt and look/unknown-gender.txt. */
test("an unknown category or gender is an empty page", async ({ page }) => {
  const main = page.getByRole("main");
  const robots = page.locator("meta[name=robots]");
  for (const [path, heading] of [
    ["/categories/hats", "hats"],
    ["/categories/caps/Men", "Caps"],
  ] as const) {
    expect((await open(page, path))?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    await expect(robots).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(new RegExp(`^${heading}.*, Skærgård$`));
    await expect(page.locator("title")).toHaveCount(1);
  }
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.locator("[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("Men, 0 products");
  await genders.getByRole("link", { name: /^Men/ }).click();
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(robots).toHaveCount(0);
});
