import { holdScripts } from "../support/interfere.ts";
import { homeSections } from "../support/page-states.ts";
import {
  expect,
  focusInPlace,
  type Locator,
  open,
  type Page,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";
import { posts } from "../test-shops/fixture/posts.ts";
import { services } from "../test-shops/fixture/services.ts";
import { site } from "../test-shops/fixture/site.ts";

const section = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("region", { name, exact: true });

/** Opens the home page and returns a section that the given sentence of the specification requires. */
async function openSection(page: Page, name: string | RegExp, sentence: string): Promise<Locator> {
  await open(page, "/");
  const found = section(page, name);
  const advice = `docs/specification.md, ${sentence}, requires this section. If your shop omits it, delete the sentence and this test.`;
  await expect(found, advice).toBeVisible();
  return found;
}

test("the home page shows its sections in the specification's order, 2.13", async ({ page }) => {
  expect((await open(page, "/"))?.status()).toBe(200);
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  const tops: number[] = [];
  for (const name of Object.values(homeSections)) {
    const found = await section(page, name).all();
    // Skips missing sections, because each section has its own test.
    for (const shown of found) tops.push((await shown.boundingBox())?.y ?? NaN);
  }
  expect(tops.length).toBeGreaterThan(1);
  expect(
    tops,
    "docs/specification.md, 2.13, requires this order. To change it, change the sentence and this test.",
  ).toEqual(tops.toSorted((a, b) => a - b));
});

test("the header shows the stack, a title, an introduction and a link to the shop, 2.14", async ({
  page,
}) => {
  const header = await openSection(page, homeSections.header, "2.14");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText(site.title);
  await expect(header.getByText(/MongoDB.+Express.+React.+Node/)).toBeVisible();
  await expect(header.getByText(/three categories\.$/)).toBeVisible();
  const browse = header.getByRole("link", { name: "Browse Project" });
  await expect(browse).toHaveAttribute("href", "/shop");
  for (const { name, path } of site.heroImages) {
    const picture = header.getByRole("figure").getByRole("link", { name, exact: true });
    await expect(picture).toHaveAttribute("href", path);
  }
});

test("tiles lead to categories, the resume and the repository, 2.15", async ({ page }) => {
  const tiles = await openSection(page, homeSections.tiles, "2.15");
  for (const [name, address] of [
    ["Shoes", "/categories/shoes"],
    ["Caps", "/categories/caps"],
    ["Resume", "/contact"],
    ["GitHub (opens in a new tab)", "https://github.com/skaergaard/butik"],
  ] as const) {
    const link = tiles.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
  }
});

test("Browse on a hero card does nothing, before or after hydration, 2.16", async ({ page }) => {
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

test("the deals link to a category's sale products and state their number, 2.27", async ({
  page,
}) => {
  const deals = await openSection(page, homeSections.deals, "2.27");
  const link = deals.getByRole("link", { name: /^Shoes on sale/ });
  await expect(link).toHaveAccessibleName(/3 products$/);
  await expect(link).toHaveAttribute("href", "/categories/shoes?sale=1");
});

test("service cards show their title and text, 2.17", async ({ page }) => {
  const cards = await openSection(page, homeSections.services, "2.17");
  for (const { title, text } of services) {
    const card = cards.getByRole("article").filter({ hasText: text });
    await expect(card.getByRole("heading", { name: title })).toBeVisible();
  }
});

test("blog cards show image, date, title and subtitle, and do not link, 2.18", async ({ page }) => {
  const blog = await openSection(page, homeSections.blog, "2.18");
  for (const { title, subtitle, date } of posts) {
    const card = blog.getByRole("listitem").filter({ hasText: title });
    await expect(card.getByRole("heading", { name: title })).toBeVisible();
    await expect(card.getByText(date, { exact: true })).toBeVisible();
    await expect(card.getByText(subtitle)).toBeVisible();
    await expect(card.locator("img")).toBeVisible();
  }
  await expect(blog.getByRole("link")).toHaveCount(0);
});
