import { join } from "node:path";
import sharp from "sharp";
import { buildOf, folderBase } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { hebrewShop } from "../support/fixture-shop/hebrew-shop.ts";
import { expect, open, test } from "../support/test.ts";

const { site } = hebrewShop;

test("a Hebrew shop runs from right to left, but figures from left to right", async ({ page }) => {
  await open(page, folderBase);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const logo = page.getByRole("banner").getByRole("link", { name: site.name });
  const search = page.getByRole("banner").getByRole("link", { name: "חיפוש" });
  expect((await logo.boundingBox())?.x).toBeGreaterThan((await search.boundingBox())?.x ?? 0);
  const button = page.getByRole("link", { name: "לחנות" });
  await expect(button.locator("svg")).toHaveCSS("scale", "-1 1");
  await expect(page.getByRole("main").locator("button svg").last()).toHaveCSS("rotate", "-90deg");
  await expect(page.locator("#menu svg").last()).toHaveCSS("scale", "-1 1");
  const half = page.locator("[data-star=half]").first();
  await expect(half).toHaveCSS("background-image", /-90deg/);
  const days = page.getByRole("timer").getByRole("definition").first();
  const read = (await days.textContent()) ?? "";
  expect(read).toMatch(/^\d\d$/);
  for (const cards of [hebrewShop.posts, hebrewShop.services, hebrewShop.heroCards]) {
    const title = page.getByRole("heading", { name: cards.at(-1)?.title ?? "", exact: true });
    await expect(title).toBeVisible();
  }
  const drawn = page.getByRole("timer").locator("[data-number]").first();
  await expect(drawn).toHaveAttribute("data-number", read);
  await expect(drawn).toHaveCSS("direction", "ltr");
});

test("a photo fills its hero card, and shows the part that its crop names", async ({ page }) => {
  await open(page, folderBase);
  const title = hebrewShop.heroCards.at(0)?.title ?? "";
  const card = page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  const photo = card.locator("img");
  await expect(photo).toHaveCSS("object-position", "20% 80%");
  const [inner, outer] = [await photo.boundingBox(), await card.boundingBox()];
  expect([inner?.x, inner?.width]).toEqual([outer?.x, outer?.width]);
});

test("its texts may allow shorter queries, and show a reduction as an amount", async ({ page }) => {
  await open(page, `${folderBase}search?q=קל`);
  // Submitted before hydration, too, a search stays in the shop's folder.
  await expect(page.getByRole("search")).toHaveAttribute("action", `${folderBase}search`);
  await expectToFit(page, [390, 1440]);
  await expect(page.getByRole("status")).toHaveText("מוצר אחד עבור „קל”");
  await open(page, `${folderBase}categories/בגדים/נשים?sale=1`);
  await expect(page.getByText("310\u00A0\u200F₪ הנחה")).toBeVisible();
});

test("its ids, headings, plural forms, prices and font are Hebrew", async ({ page }) => {
  expect((await open(page, `${folderBase}categories/בגדים/גברים`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("בגדים");
  await expect(page).toHaveTitle(`בגדים, גברים, ${site.name}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toContainText("גברים, שני מוצרים");
  await expect(main.getByRole("link", { name: /^נשים/ })).toHaveAccessibleName(
    /^נשים ?, מוצר אחד$/,
  );
  await main.getByRole("link", { name: /^הכול/ }).click();
  await expect(main.getByRole("status")).toHaveText("4 מוצרים");
  // Closed, it is beyond the left edge.
  await expect(page.locator("#filters")).toHaveCSS("translate", "-100%");
  const genders = page.getByRole("navigation", { name: "מגדר" }).getByRole("link");
  await expect(genders).toHaveText([/^הכול/, /^גברים/, /^נשים/, /^לכולם/]);
  const current = page.getByRole("banner").getByRole("link", { name: "בגדים" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(main.locator("bdi").first()).toHaveText(/^\u200F189\.90\u00A0\u200F₪$/);
  expect(await page.evaluate(() => document.fonts.check("500 1rem Heebo", "א"))).toBe(true);
  // A category's sharing picture has its words on the right, and is free between them and the picture,
  // although the name is a long one.
  const card = sharp(join(buildOf("hebrewShop"), "client/social-card-אביזרים.jpg"));
  const between = await card.extract({ left: 650, top: 0, width: 70, height: 630 }).toBuffer();
  for (const { stdev } of (await sharp(between).stats()).channels) expect(stdev).toBeLessThan(2);
  for (const file of ["social-card.jpg", "social-card-shoes.jpg"]) {
    const drawn = sharp(join(buildOf("fixtureShop"), "client", file));
    const name = await drawn.extract({ left: 60, top: 160, width: 230, height: 160 }).toBuffer();
    expect((await sharp(name).stats()).channels[0]?.max, file).toBeGreaterThan(200); // light on dark
  }
  const ofSocks = sharp(join(buildOf("fixtureShop"), "client/social-card-knit-socks.jpg"));
  const edge = await ofSocks.extract({ left: 1140, top: 0, width: 60, height: 630 }).toBuffer();
  const [red, , blue] = (await sharp(edge).stats()).channels;
  expect(red?.mean).toBeCloseTo(198, -1); // its picture's backdrop, `--sky`, beside the whole picture
  expect(blue?.mean).toBeCloseTo(238, -1);
});
