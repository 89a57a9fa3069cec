import { holdScripts } from "../support/interfere.ts";
import { shiftsOf } from "../support/layout-shift.ts";
import { expect, open, test } from "../support/test.ts";

test("an address shows its results, cut to 200 characters", async ({ page }) => {
  expect((await open(page, "/search/?q=sandal"))?.status()).toBe(200);
  const box = page.getByRole("searchbox");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(box).toHaveValue("sandal");
  await expect(page).toHaveTitle("sandal, search, Skærgård");
  await expect(page.locator("title")).toHaveCount(1);
  await expect(box).toHaveAttribute("maxlength", "200");
  await open(page, `/search?q=${"sandal ".repeat(40)}`);
  expect((await box.inputValue()).length).toBe(200);
  const words = "Only the first 200 characters were searched for.";
  await expect(page.getByRole("main").getByRole("status")).toContainText(words);
  await expect(page.getByRole("region", { name: "No products found" })).toContainText(words);
});

test("a search before scripts run shows its form; only the results wait", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  const box = page.getByRole("searchbox");
  await box.fill("sandal");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(box).toHaveValue("sandal");
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const form = page.getByRole("search");
  await expect(form.locator("img")).toBeHidden();
  const button = form.getByRole("button", { name: "Search" });
  const before = await button.boundingBox();
  release();
  await expect(page.getByRole("article")).toHaveCount(2);
  expect(await button.boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
});

// Firefox fetches one picture all the same (docs/decisions/012).
test(
  "while a search waits for its scripts, no picture is fetched in vain",
  { tag: "@chromium" },
  async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") pictures.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto("/search?q=sandal", { waitUntil: "commit" });
    await expect(page.getByRole("banner")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(pictures.filter((url) => url.includes("/images/"))).toEqual([]);
    release();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
  },
);
