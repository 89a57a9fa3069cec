import { heroCards } from "../support/fixture-shop/content/hero-cards.ts";
import { posts } from "../support/fixture-shop/content/posts.ts";
import { services } from "../support/fixture-shop/content/services.ts";
import { site } from "../support/fixture-shop/content/site.ts";
import { expect, focusInPlace, scrollPosition, test, waitForHydration } from "../support/test.ts";

test("home shows its seven sections in order", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title);
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
});

test("the header names the stack and links into the shop", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("region", { name: site.title });
  await expect(header.getByText("MongoDB · Express · React · Node")).toBeVisible();
  await expect(header.getByText(site.intro)).toBeVisible();
  const browse = header.getByRole("link", { name: "Browse Project", exact: true });
  await expect(browse).toHaveAttribute("href", "/shop");
  await browse.click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
});

test("the four tiles link to the categories, the resume and the repository", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("region", { name: "Explore" }).getByRole("link");
  await expect(links).toHaveText(["Shoes", "Caps", "Resume", "GitHub (opens in a new tab)"]);
  const addresses = ["/categories/shoes", "/categories/caps", "/contact", site.github];
  for (const [index, address] of addresses.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", address);
  }
  expect(new URL(site.github).hostname).toBe("github.com");
  await expect(links.last()).toHaveAttribute("target", "_blank");
  await expect(links.last()).toHaveAttribute("rel", "noopener noreferrer");
  await expect(links.first()).not.toHaveAttribute("target");
});

test("the three hero cards show Men, Women and Home/Decor", async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Departments" }).getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(["Men", "Women", "Home/Decor"]);
  await expect(cards.getByRole("img")).toHaveCount(3);
  for (const { trend } of heroCards) await expect(cards.getByText(trend)).toBeVisible();
});

test("Browse on each hero card goes nowhere", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const title of ["Men", "Women", "Home/Decor"]) {
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

test("the three service cards show their title and text", async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Service" }).getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Free Delivery",
    "Purchase Protection Guarantee",
    "Fast Customer Support",
  ]);
  for (const [index, { text }] of services.entries()) {
    await expect(cards.nth(index).getByText(text)).toBeVisible();
  }
});

test("the four blog cards show picture, date, title and subtitle, without links", async ({
  page,
}) => {
  await page.goto("/");
  const blog = page.getByRole("region", { name: "From the blog" });
  const cards = blog.getByRole("listitem");
  await expect(cards).toHaveCount(4);
  for (const [index, { title, subtitle, date }] of posts.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(card.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(card.getByText(date, { exact: true })).toBeVisible();
    await expect(card.getByRole("img")).toHaveCount(1);
  }
  await expect(blog.getByRole("link")).toHaveCount(0);
  await expect(blog.getByRole("button")).toHaveCount(0);
});
