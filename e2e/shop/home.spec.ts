import { heroCards } from "../support/fixture-shop/content/hero-cards.ts";
import { posts } from "../support/fixture-shop/content/posts.ts";
import { services } from "../support/fixture-shop/content/services.ts";
import { site } from "../support/fixture-shop/content/site.ts";
import { holdScripts } from "../support/interfere.ts";
import {
  expect,
  focusInPlace,
  open,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

test("home shows its seven sections in order, each with its content", async ({ page }) => {
  expect((await open(page, "/"))?.status()).toBe(200);
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  // The part with the letters of English.
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(site.title);
  await expect(heading).toHaveCSS("word-break", "keep-all");
  const sections = page.getByRole("main").getByRole("region");
  const names = [
    site.title,
    "Explore",
    "Departments",
    "Trending Products",
    /^Up to 50% off until \d{1,2}\/\d{1,2}$/,
    "Service",
    "From the blog",
  ];
  await expect(sections).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(sections.nth(index)).toHaveAccessibleName(name);
  }

  const header = page.getByRole("region", { name: site.title });
  await expect(header.getByText("MongoDB · Express · React · Node")).toBeVisible();
  await expect(header.getByText(site.intro)).toBeVisible();
  const browse = header.getByRole("link", { name: "Browse Project", exact: true });
  await expect(browse).toHaveAttribute("href", "/shop");

  const tiles = page.getByRole("region", { name: "Explore" }).getByRole("link");
  await expect(tiles).toHaveText(["Shoes", "Caps", "Resume", "GitHub (opens in a new tab)"]);
  const addresses = ["/categories/shoes", "/categories/caps", "/contact", site.github ?? ""];
  for (const [index, address] of addresses.entries()) {
    await expect(tiles.nth(index)).toHaveAttribute("href", address);
  }

  const heroes = page.getByRole("region", { name: "Departments" }).getByRole("listitem");
  await expect(heroes.getByRole("heading")).toHaveText(["Men", "Women", "Home/Decor"]);
  await expect(heroes.getByRole("img")).toHaveCount(3);
  await expect(heroes).toContainText(heroCards.map(({ trend }) => trend));

  const deals = page.getByRole("region", { name: /^Up to 50% off/ }).getByRole("link");
  await expect(deals).toHaveText([
    "Shoes on sale 3, 3 products",
    "Caps on sale 2, 2 products",
    "Knit socks on sale 2, 2 products",
  ]);
  await expect(deals.first()).toHaveAttribute("href", "/categories/shoes?sale=1");

  const cards = page.getByRole("region", { name: "Service" }).getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Free Delivery",
    "Purchase Protection Guarantee",
    "Fast Customer Support",
  ]);
  await expect(cards).toContainText(services.map(({ text }) => text));

  const blog = page.getByRole("region", { name: "From the blog" });
  const shown = blog.getByRole("listitem");
  await expect(shown).toHaveCount(4);
  await expect(shown.getByRole("heading", { level: 3 })).toHaveText(
    posts.map(({ title }) => title),
  );
  for (const part of ["subtitle", "date"] as const) {
    await expect(shown).toContainText(posts.map((post) => post[part]));
  }
  await expect(shown.getByRole("img")).toHaveCount(4);
  await expect(blog.getByRole("link").or(blog.getByRole("button"))).toHaveCount(0);
  // A large screen shows the beginning of the tiles, too.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect(page.getByRole("region", { name: "Explore" })).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 800 });
  await shown.last().evaluate((post) => post.remove());
  await expect(blog.getByRole("list")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  // The other two share a row, next to a scrollbar in Firefox.
  expect((await shown.nth(1).boundingBox())?.width).toBeGreaterThan(380);
});

test("Browse on each hero card goes nowhere, before hydration and after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  for (const [title, when] of [
    ["Men", "before"],
    ["Women", "after"],
    ["Home/Decor", "after"],
  ] as const) {
    if (when === "after") {
      release();
      await waitForHydration(page);
    }
    const browse = page.getByRole("link", { name: `Browse ${title}`, exact: true });
    await expect(browse).toHaveAttribute("href", "#");
    await browse.scrollIntoViewIfNeeded();
    const before = await scrollPosition(page);
    expect(before).toBeGreaterThan(0);
    await browse.click();
    await focusInPlace(browse);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(browse).toBeFocused();
    expect(await scrollPosition(page)).toBe(before);
  }
});
