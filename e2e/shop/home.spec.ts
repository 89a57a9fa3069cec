import { site } from "../../app/content-fixture/site.ts";
import { holdScripts } from "../support/interfere.ts";
import {
  expect,
  focusInPlace,
  open,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

/** What each holds: look/home.txt. */
test("home shows its seven sections in order", async ({ page }) => {
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

  const blog = page.getByRole("region", { name: "From the blog" });
  const shown = blog.getByRole("listitem");
  // A large screen shows the beginning of the tiles, too.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect(page.getByRole("region", { name: "Explore" })).toBeInViewport();
  // A fifth tile stands in the row of the four.
  await page.setViewportSize({ width: 1280, height: 800 });
  const items = page.getByRole("region", { name: "Explore" }).getByRole("listitem");
  await items.last().evaluate((tile) => tile.after(tile.cloneNode(true)));
  expect((await items.last().boundingBox())?.y).toBe((await items.first().boundingBox())?.y);
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
