import { expect, open, type Page, test, waitForHydration } from "../support/test.ts";

const slipper = "Quilted Felt Slipper";
const sandal = "Two-Strap Sandal";

const label = "A word from a name or description";
const box = (page: Page) => page.getByRole("searchbox", { name: label });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) => page.getByRole("main").getByRole("article");

test("before a search, nothing is below the form; Enter searches, typing does not", async ({
  page,
}) => {
  await page.clock.install();
  const searched = new Set<string>();
  page.on("framenavigated", (frame) => searched.add(new URL(frame.url()).search));
  expect((await open(page, "/search"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText(["Search"]);
  await expect(page).toHaveTitle("Search, Skærgård");
  await expect(status(page)).toHaveCount(0);
  await expect(results(page)).toHaveCount(0);
  await expect(main.getByRole("img")).toHaveCount(0);
  await expect(page.getByText("Three characters or more")).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription("Three characters or more");
  const asTyped = "[autocomplete=off][autocapitalize=none][spellcheck=false][enterkeyhint=search]";
  await expect(box(page).and(page.locator(asTyped))).toBeVisible();
  const examples = page.getByRole("search").getByRole("link");
  await expect(examples).toHaveText(["brass", "felt", "straw"]);
  await expect(examples.first()).toHaveAttribute("href", "/search?q=brass");
  await box(page).pressSequentially("bra");
  await page.clock.fastForward("01:00");
  await expect(results(page)).toHaveCount(0);
  await box(page).pressSequentially("ss");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
  await expect(examples).toHaveCount(0);
  expect([...searched]).toEqual(["", "?q=brass"]);
  await box(page).pressSequentially(" sandal");
  await expect(box(page)).toHaveValue("brass sandal");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
  await box(page).press("Escape");
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(box(page)).toHaveValue("");
});

test("the button searches; what was found is marked in name or excerpt", async ({ page }) => {
  await open(page, "/search");
  await box(page).fill("  sAnDaL ");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=\+\+sAnDaL\+$/);
  await expect(results(page).getByRole("link")).toHaveText([sandal, slipper]);
  await expect(status(page)).toHaveText("2 products for “sAnDaL”");
  await expect(page).toHaveTitle("sAnDaL, search, Skærgård");
  const byName = results(page).filter({ hasText: sandal });
  await expect(byName.getByRole("link").locator("mark")).toHaveText(["Sandal"]);
  await expect(byName.locator("mark")).toHaveCount(1);
  await expect(byName.getByText("woven rope")).toHaveCount(0);
  const byDescription = results(page).filter({ hasText: slipper });
  await expect(byDescription.getByRole("link").locator("mark")).toHaveCount(0);
  await expect(byDescription.getByText("dense 240-gram felt")).toBeVisible();
  await expect(byDescription.locator("mark")).toHaveText(["sandal"]);
  await box(page).fill("50% Silk & More");
  await box(page).press("Enter");
  await expect(status(page)).toHaveText("1 product for “50% Silk & More”");
  await expect(box(page)).toHaveValue("50% Silk & More");
});

test("the header's link leads into the box, and keeps the words of a search", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  await link.click();
  await expect(page).toHaveURL("/search");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleName(`Search ${label}`);
  await page.keyboard.type("sandal");
  // The same search again replaces its history entry, also with a phone's space or in capitals.
  for (const words of ["sandal", "Sandal ", "sandal"]) {
    await box(page).fill(words);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words })}`);
  }
  await expect(results(page)).toHaveCount(2);
  await link.press("Enter");
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(box(page)).toBeFocused();
  const selected = await box(page).evaluate(
    (input) => input instanceof HTMLInputElement && [input.selectionStart, input.selectionEnd],
  );
  expect(selected).toEqual([0, "sandal".length]);
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
