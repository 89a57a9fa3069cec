import { globSync, readFileSync } from "node:fs";
import { buildOf } from "../support/builds.ts";
import { holdScripts } from "../support/interfere.ts";
import { expect, open, type Page, phone, test, waitForHydration } from "../support/test.ts";
import { footer } from "../test-shops/fixture/footer.ts";
import { heroCards } from "../test-shops/fixture/hero-cards.ts";
import { posts } from "../test-shops/fixture/posts.ts";
import { services } from "../test-shops/fixture/services.ts";

test.use({ viewport: phone });

const showMore = (page: Page) => page.getByRole("button", { name: "Show More" });
const trending = (page: Page) => page.getByRole("region", { name: "Trending Products" });

/** Changes the HTML of every page, as browser extensions, optimizers or hosts may do. */
async function changeHtml(page: Page, change: (html: string) => string) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test("scripts do not contain the content of static sections", () => {
  const scripts = globSync("client/assets/*.js", { cwd: buildOf("fixtureShop") })
    .map((file) => readFileSync(`${buildOf("fixtureShop")}/${file}`, "utf8"))
    .join("\n");
  expect(scripts).toContain("Trending Products");
  for (const words of [
    footer.copyright,
    posts[0]?.title,
    services[0]?.title,
    heroCards[0]?.trend,
  ]) {
    expect(scripts).not.toContain(words);
  }
});

test("a list hydrates when it nears the viewport", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  await showMore(page).evaluate((button) => button.scrollIntoView());
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
});

test("a list in view hydrates from the first gesture on, on the first page and on the next", async ({
  page,
}) => {
  const hydrated = page.locator("[data-hydrated]");
  const waitUntilIdle = () =>
    page.evaluate(async () => {
      await import(document.documentElement.dataset.chunks?.split(" ").at(-1) ?? "");
      for (let time = 0; time < 3; time++) {
        await new Promise((resolve) => {
          requestIdleCallback(resolve, { timeout: 1000 });
        });
      }
    });
  await open(page, "/categories/shoes");
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove")));
  await waitUntilIdle();
  await expect(hydrated).toHaveCount(0);
  await page.mouse.move(100, 400, { steps: 2 });
  await expect(hydrated).toHaveCount(1);
  // The next page's own scroll to the top is not a gesture.
  await page.evaluate(() => scrollTo(0, 300));
  const search = page.getByRole("banner").getByRole("link", { name: "Search" });
  await search.dispatchEvent("click");
  await expect(page).toHaveURL("/search");
  await waitUntilIdle();
  await expect(hydrated).toHaveCount(0);
  await page.keyboard.press("Shift");
  await expect(hydrated).toHaveCount(1);
});

test("an island outside the main content goes on when the page is swapped", async ({ page }) => {
  await open(page, "/");
  await page
    .locator("[data-island]")
    .evaluate((island) => document.querySelector("main")?.before(island));
  await showMore(page).click();
  await expect(trending(page).getByRole("article")).toHaveCount(12);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await showMore(page).click();
  await expect(trending(page).getByRole("article")).toHaveCount(14);
});

test("a list hydrates with its own address after clicks on the home page", async ({ page }) => {
  await open(page, "/categories/shoes");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  const home = page.getByRole("link", { name: "Skærgård, home" });
  await sort.selectOption("price-asc");
  await expect(page).toHaveURL("/categories/shoes?sort=price-asc");
  await home.click();
  await expect(trending(page)).toBeVisible();
  await home.click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Shoes/ })
    .first()
    .click();
  await sort.selectOption("price-asc");
  await expect(page).toHaveURL("/categories/shoes?sort=price-asc");
  await expect(page.getByRole("article").first()).toContainText("Quilted Felt Slipper");
});

test("for visitors who save data, a list hydrates on first use", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await open(page, "/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.locator("#filters")).toBeVisible();
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Clogs/ }).click();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("hydration keeps every element of a page with stripped comments and rewritten addresses", async ({
  page,
}) => {
  await changeHtml(page, (html) =>
    html.replaceAll(/<!--.*?-->/g, "").replaceAll(/mailto:[^"]+/g, "/cdn-cgi/l/email-protection"),
  );
  for (const path of ["/", "/categories/shoes", "/search"]) {
    await open(page, path);
    const island = page.locator("[data-island]").first();
    const kept = await island.evaluateHandle((element) => [...element.querySelectorAll("*")]);
    await island.locator("> *").last().scrollIntoViewIfNeeded();
    await page.keyboard.press("Shift");
    await expect(island).toHaveAttribute("data-hydrated");
    const lost = await kept.evaluate((all) => all.filter(({ isConnected }) => !isConnected).length);
    expect(lost).toBe(0);
  }
});

test.describe("an element that an extension adds", () => {
  test.use({ expectedErrors: /Minified React error #418/ });

  test("to the search form loses neither early text nor focus", async ({ page }) => {
    await changeHtml(page, (html) => html.replace(/(<input[^>]*id="q"[^>]*>)/, "$1<i></i>"));
    const release = await holdScripts(page);
    await page.goto("/search", { waitUntil: "commit" });
    const box = page.getByRole("searchbox");
    await box.pressSequentially("cotton");
    release();
    await expect(page.locator("[data-hydrated]")).toHaveCount(1);
    await expect(box).toHaveValue("cotton");
    await expect(box).toBeFocused();
  });

  test("to the page does not lose an early click", async ({ page }) => {
    await changeHtml(page, (html) => html.replace(/(<main[^>]*>)/, "$1<span></span>"));
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await showMore(page).click();
    release();
    await waitForHydration(page);
    await expect(trending(page).getByRole("article")).toHaveCount(12);
  });
});

test("three clicks on the same spot remove three filters", async ({ page }) => {
  await open(page, "/categories/shoes?type=boots&type=clogs&type=mules&type=sandals");
  const { x, y } = (await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  for (const [clickCount, left] of [
    [1, 3],
    [2, 2],
    [3, 1],
  ] as const) {
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(left);
  }
});
