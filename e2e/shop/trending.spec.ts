import { products, trending } from "../support/fixture-shop/content/products.ts";
import { expect, test } from "../support/remote-picture.ts";
import { focusInPlace, type Page, recordDocuments, waitForHydration } from "../support/test.ts";

const names = trending.flatMap((id) =>
  products.filter(({ _id }) => _id === id).map(({ name }) => name),
);

function section(page: Page) {
  return page.getByRole("region", { name: "Trending Products" });
}

/** The links of the products. */
function links(page: Page) {
  return section(page).getByRole("article").getByRole("link");
}

function showMoreButton(page: Page) {
  return section(page).getByRole("button", { name: "Show More" });
}

test("Trending Products shows eight products, four more with each Show More, until all are shown", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  expect(names).toHaveLength(14);
  await expect(links(page)).toHaveText(names.slice(0, 8));
  await expect(section(page).getByRole("status")).toBeEmpty();
  await showMoreButton(page).click();
  await expect(links(page)).toHaveText(names.slice(0, 12));
  await expect(section(page).getByRole("status")).toHaveText("12 products shown");
  await showMoreButton(page).click();
  await expect(links(page)).toHaveText(names);
  await expect(section(page).getByRole("status")).toHaveText("14 products shown");
  await expect(section(page).locator("button")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  // Fourteen are two short of a full row of four. The block that fills it is no product.
  const block = section(page).getByRole("region", { name: "Keep looking" });
  await expect(block.getByRole("link")).toHaveText(["Shoes", "Caps", "Knit socks"]);
  await expect(section(page).getByRole("listitem").filter({ hasText: "Keep looking" })).toHaveCount(
    0,
  );
});

for (const [reducedMotion, arriving] of [
  ["no-preference", 4],
  ["reduce", 0],
] as const) {
  test(`revealed products animate in, restored ones do not (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await waitForHydration(page);
    const arrived = await page.evaluateHandle(() => {
      const items = new Set<EventTarget | null>();
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (propertyName === "translate" && target instanceof HTMLLIElement) items.add(target);
      });
      return items;
    });
    await showMoreButton(page).click();
    await expect(links(page)).toHaveCount(12);
    await expect.poll(() => arrived.evaluate(({ size }) => size)).toBe(arriving);
    await links(page).first().press("Enter");
    await expect(page).toHaveURL(`/shop/${trending[0]}`);
    await page.goBack();
    await expect(links(page)).toHaveCount(12);
    await expect(links(page).first()).toBeFocused();
    expect(await arrived.evaluate(({ size }) => size)).toBe(arriving);
  });
}

test("Show More by keyboard moves focus to the first new product without scrolling", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const eighth = section(page).getByRole("listitem").nth(7);
  await showMoreButton(page).scrollIntoViewIfNeeded();
  const before = await eighth.boundingBox();
  await showMoreButton(page).click();
  await expect(section(page).getByRole("listitem")).toHaveCount(12);
  expect(await eighth.boundingBox()).toEqual(before);
  await focusInPlace(showMoreButton(page));
  await page.keyboard.press("Enter");
  const thirteenth = links(page).nth(12);
  await expect(thirteenth).toBeFocused();
  await expect(thirteenth).toHaveText(names[12] ?? "");
  await page.keyboard.press("Tab");
  await expect(links(page).nth(13)).toBeFocused();
});

test("Back from a product restores the revealed products and the scroll position", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  await showMoreButton(page).click();
  const last = links(page).nth(9);
  await expect(last).toHaveText(names[9] ?? "");
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(page).toHaveURL(`/shop/${trending[9]}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.goBack();
  await expect(section(page).getByRole("listitem")).toHaveCount(12);
  await expect.poll(async () => (await last.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(documents).toEqual([]);
});

test("a reload keeps the revealed products; a new visit starts with eight", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await showMoreButton(page).click();
  await expect(section(page).getByRole("listitem")).toHaveCount(12);
  await page.reload();
  await expect(section(page).getByRole("listitem")).toHaveCount(12);
  await page.goto("/search");
  await page.goto("/");
  await waitForHydration(page);
  await expect(section(page).getByRole("listitem")).toHaveCount(8);
});
