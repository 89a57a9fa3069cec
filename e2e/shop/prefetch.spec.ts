import { expect, focusInPlace, type Locator, open, phone, test } from "../support/test.ts";

async function pointAt(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate((element) => element.matches(":hover"))).toBe(true);
}

// On a phone, the home page and a category page show pictures in different sizes.
test.use({ viewport: phone });

test("a link hovered or focused for 100 ms prefetches its page's first pictures", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
  });
  const fetched = (name: string) => pictures.filter((path) => path.startsWith(`/images/${name}-`));
  await page.clock.install();
  await open(page, "/categorie/shoes/women");
  const main = page.getByRole("main");
  const banner = page.getByRole("banner");
  await expect.poll(() => fetched("harbour")).toHaveLength(1);
  await page.clock.pauseAt(Date.now() + 60_000);

  const home = banner.getByRole("link", { name: "Skærgård, home" });
  const women = main.getByRole("link", { name: "Shoes, women" });

  await test.step("passing over links fetches nothing", async () => {
    const before = [...pictures];
    for (const link of [home, banner.getByRole("link", { name: "Search" }), women]) {
      await pointAt(link);
      await page.clock.runFor(99);
    }
    await page.mouse.move(5, 700);
    await focusInPlace(home);
    await page.clock.runFor(99);
    await home.blur();
    await page.clock.runFor(5000);
    expect(pictures).toEqual(before);
  });

  for (const [name, reach] of [
    ["product-cmyk", () => focusInPlace(banner.getByRole("link", { name: "Search" }))],
    ["cut-cap", () => pointAt(women)],
    ["cut-boot", () => pointAt(home)],
  ] as const) {
    await reach();
    await page.clock.runFor(99);
    expect(fetched(name)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => fetched(name)).toHaveLength(1);
  }

  // The pictures of the list's first cards are also prefetched.
  await expect.poll(() => fetched("product-gif")).toHaveLength(1);

  await women.click();
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
  const heading = main.locator("img").first();
  await expect
    .poll(() => heading.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain("cut-cap");
  expect(fetched("cut-cap"), "the picture is fetched once, in one size").toHaveLength(1);
});

test.describe("if the search code is lost", () => {
  test.use({ expectedErrors: /^console error: Failed to load resource/ });

  test("a hovered link to a search causes no error", async ({ page }) => {
    await page.route("**/search-page-*.js", (route) => route.abort());
    await open(page, "/care");
    const searchPage = page.waitForResponse("**/search");
    await page.getByRole("link", { name: "what" }).hover();
    await (await searchPage).finished();
    // The search code is requested after the search page.
    await page.getByRole("link", { name: "what" }).click();
    await expect(page.getByText(/a script that did not load/)).toBeVisible();
  });
});

test("a link to a search prefetches the first pictures of its results", async ({ page }) => {
  await open(page, "/search");
  const fetched = page.waitForRequest(/\/images\/product-turned-/);
  await pointAt(page.getByRole("search").getByRole("link", { name: "brass" }));
  await fetched;
});
