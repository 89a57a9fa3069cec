import { folderBase } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { expect, open, scrollPosition, test } from "../support/test.ts";

test("of seven links, those that do not fit the bar are in the menu", async ({ page }) => {
  await open(page, folderBase);
  await expectToFit(page, [320, 390, 768, 900, 1024, 1280, 1440, 1920]);
  const links = page.getByRole("navigation", { name: "תפריט ראשי" }).getByRole("link");
  await expect(links).toHaveCount(7);
  await expect(page.getByRole("button", { name: "תפריט", exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(links).toHaveCount(5);
  await page.getByRole("button", { name: "תפריט", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "תפריט", exact: true });
  await expect(menu.getByRole("link")).toHaveCount(7);
  await menu.getByRole("link", { name: "מדף ארוך" }).click();
  await expect(page).toHaveURL(`${folderBase}categories/מדף-1`);
});

test("a category without genders has no links and no pages of genders", async ({ page }) => {
  await page.goto(`${folderBase}categories/מדף-1`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "מגדר" })).toHaveCount(0);
  const response = await page.request.get(`${folderBase}categories/מדף-1/נשים`);
  expect(response.status()).toBe(404);
});

test("Back, and a reload after it, restore a place far down a long list", async ({ page }) => {
  await open(page, `${folderBase}categories/מדף-1`);
  const cards = page.getByRole("article");
  expect(await cards.count()).toBeGreaterThan(100);
  const link = cards.nth(60).getByRole("link");
  for (let index = 20; index <= 60; index += 5) {
    // What comes near is laid out in the next frame.
    await cards.nth(index).evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
  }
  const place = async () => (await link.boundingBox())?.y ?? 0;
  await link.focus();
  const before = await place();
  expect(await scrollPosition(page)).toBeGreaterThan(5000);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const way of ["Back", "reload"]) {
    await (way === "Back" ? page.goBack() : page.reload());
    await expect(link).toBeFocused();
    // Each way may round the position to a pixel.
    await expect.poll(async () => Math.abs((await place()) - before), way).toBeLessThan(5);
  }
});

test("a long list costs what it shows: few cards are laid out, and filters only take away", async ({
  page,
}) => {
  await open(page, `${folderBase}categories/מדף-1`);
  const cards = page.getByRole("article");
  const all = await cards.count();
  const laidOut = await cards.evaluateAll(
    (found) => found.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(laidOut).toBeLessThan(40);
  const added = await page.evaluateHandle(() => {
    const seen: Node[] = [];
    const list = document.querySelector("[data-list] ul");
    if (list === null) throw new Error("There is no list.");
    const note = (changes: MutationRecord[]) =>
      seen.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]));
    new MutationObserver(note).observe(list, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole("main").getByRole("button", { name: "סינון" }).click();
  await page.getByRole("checkbox").first().check();
  await expect(cards).not.toHaveCount(all);
  expect(await added.evaluate(({ length }) => length)).toBe(0);
});
