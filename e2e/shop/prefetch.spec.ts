import { expect, focusInPlace, type Locator, open, phone, test } from "../support/test.ts";

async function point(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate((element) => element.matches(":hover"))).toBe(true);
}

// Home and a category show pictures of different sizes there.
test.use({ viewport: phone });

test("a link pointed at or focused for 100 ms fetches its page's picture", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
  });
  const fetched = (name: string) => pictures.filter((path) => path.startsWith(`/images/${name}-`));
  await page.clock.install();
  await open(page, "/categorie/shoes/women");
  const main = page.getByRole("main");
  const banner = page.getByRole("banner");
  await page.clock.pauseAt(Date.now() + 60_000);

  /** Stays on a link until its page's picture is fetched, which is after 100 ms and never earlier. */
  const stay = async (name: string, reach: () => Promise<void>) => {
    await reach();
    await page.clock.runFor(99);
    expect(fetched(name)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => fetched(name)).toHaveLength(1);
  };
  const home = banner.getByRole("link", { name: "Skærgård, home" });
  const women = main.getByRole("link", { name: "Shoes, women" });

  await test.step("passing over links fetches nothing", async () => {
    await expect.poll(() => fetched("harbour")).toHaveLength(1);
    const before = [...pictures];
    for (const link of [home, banner.getByRole("link", { name: "Search" }), women]) {
      await point(link);
      await page.clock.runFor(99);
    }
    await page.mouse.move(5, 700);
    await focusInPlace(home);
    await page.clock.runFor(99);
    await home.blur();
    await page.clock.runFor(99);
    // Out of the window.
    await point(women);
    await women.dispatchEvent("pointerout");
    await page.clock.runFor(5000);
    expect(pictures).toEqual(before);
  });

  await stay("cut-boot", () => point(home));
  await stay("cut-sock", () => focusInPlace(banner.getByRole("link", { name: "Search" })));
  await stay("cut-cap", () => point(women));

  await test.step("the click fetches no script, no style and no other size", async () => {
    const kinds: string[] = [];
    page.on("request", (request) => kinds.push(request.resourceType()));
    await women.click();
    await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
    const heading = main.locator("img").first();
    await expect
      .poll(() => heading.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain("cut-cap");
    // Firefox reports what comes from its cache, too.
    expect(new Set(fetched("cut-cap")).size).toBe(1);
    expect(kinds.filter((kind) => kind === "script" || kind === "stylesheet")).toEqual([]);
  });

  await test.step("so does a link with filters", async () => {
    await open(page, "/search?q=green+boot");
    await page.clock.pauseAt(Date.now() + 90_000);
    pictures.length = 0;
    await stay("cut-boot", () => point(main.getByRole("link", { name: "Boots in green" })));
  });
});
