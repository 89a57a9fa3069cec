import { holdScripts } from "../support/interfere.ts";
import { expect, type Locator, test, waitForHydration } from "../support/test.ts";
import { largestRecalculation } from "../support/trace.ts";

// What keeps a load and a click cheap (docs/decisions/015 and 016), as counts: times vary too much.

test(
  "hydration recalculates the styles of few elements",
  { tag: "@chromium" },
  async ({ page, browser }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const elements = await page.locator("*").count();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    release();
    await waitForHydration(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const recalculated = largestRecalculation(await browser.stopTracing());
    expect(recalculated).toBeGreaterThan(0);
    expect(recalculated).toBeLessThan(elements / 10);
  },
);

for (const path of ["/", "/categories/shoes"]) {
  test(`hydrating ${path} leaves most of its HTML alone`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    // React marks the elements it knows.
    const marked = await page
      .locator("body *")
      .evaluateAll((elements) =>
        elements.map((element) => Object.keys(element).some((key) => key.startsWith("__react"))),
      );
    const hydrated = marked.filter(Boolean).length;
    expect(hydrated).toBeGreaterThan(0);
    expect(hydrated).toBeLessThan(marked.length / 2);
  });
}

test("each script begins with the hint to compile it on another thread", async ({ page }) => {
  const addresses = new Set<string>();
  page.on("request", (request) => addresses.add(request.url()));
  for (const path of ["/", "/categories/shoes"]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  const scripts = [...addresses].filter((address) => /\/assets\/(?!manifest).*\.js$/.test(address));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const response = await page.request.get(script);
    expect(await response.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test("the next page and a filter are rendered once each", async ({ page }) => {
  await page.addInitScript(() => {
    // React calls its developer tools.
    Reflect.set(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => performance.mark("commit"),
    });
  });
  await page.goto("/search?q=nothing-like-it");
  await waitForHydration(page);
  const link = page.getByRole("main").getByRole("link", { name: "Shoes" });
  /** How many commits follow a press, until the page has come to rest. By keyboard: a pointer prefetches. */
  const commitsAfter = async (target: Locator, key: string) => {
    await target.focus();
    await page.waitForTimeout(1000);
    await page.evaluate(() => performance.clearMarks("commit"));
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
    return page.evaluate(() => performance.getEntriesByName("commit").length);
  };
  expect(await commitsAfter(link, "Enter")).toBe(1);
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  expect(await commitsAfter(page.getByRole("checkbox").first(), "Space")).toBe(1);
  await expect(page).toHaveURL(/\?/);
});
