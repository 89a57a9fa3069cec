import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { secondShopPort } from "./addresses.ts";
import { expect, expectAccessible, test, waitForScript } from "./test.ts";

/** Where the one picture is that the shop takes from elsewhere. */
const elsewhere = "https://pictures.example/socks.png";

test.use({
  baseURL: `http://localhost:${secondShopPort}`,
  expectedComplaints: /^image request to https:\/\/pictures\.example\/socks\.png$/,
});

/** Answers for the host elsewhere, with a picture or with nothing. */
async function answerElsewhere(page: Page, answer: "picture" | "nothing"): Promise<void> {
  const body = readFileSync(join(import.meta.dirname, "../docs/pictures/phone.webp"));
  await page.route(elsewhere, (route) =>
    answer === "picture" ? route.fulfill({ body, contentType: "image/webp" }) : route.abort(),
  );
}

test.beforeEach(({ page }) => answerElsewhere(page, "picture"));

/** Scrolls through the page and returns the pictures that did not come. */
async function missingPictures(page: Page): Promise<readonly string[]> {
  for (const image of await page.getByRole("main").locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
      .toBe(true);
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => src),
  );
}

test("the home page is the other owner's, word for word", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Stormvejrsbeklædningsgenstande.",
  );
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Skærgård, home" }),
  ).toBeVisible();
  for (const name of ["Shoes", "Caps", "Knit socks"]) {
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "From the log" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("An island without cars");
  expect(await page.content()).not.toContain("Hemline");
});

test("Show More goes on to the end of a longer list", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const trending = page.getByRole("region", { name: "Trending Products" });
  const more = trending.getByRole("button", { name: "Show More" });
  for (const shown of [8, 12]) {
    await expect(trending.getByRole("article")).toHaveCount(shown);
    await more.click();
  }
  await expect(trending.getByRole("article")).toHaveCount(14);
  await expect(more).toHaveCount(0);
});

for (const [id, thing] of [
  ["shoes", "Boot"],
  ["caps", "Cap"],
  ["knit-socks", "Sock"],
] as const) {
  test(`the category ${id} has its page, its genders and its pictures`, async ({ page }) => {
    const response = await page.goto(`/categories/${id}`);
    expect(response?.status()).toBe(200);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(id);
    await expect(page.getByRole("article")).toHaveCount(20);
    await expect(page.getByRole("article").getByText(new RegExp(`^${thing} No`))).toHaveCount(20);
    expect(await missingPictures(page)).toEqual([]);
    await page.getByRole("link", { name: /^Kids/ }).click();
    await expect(page).toHaveURL(`/categories/${id}/kids`);
    await expect(page.getByRole("article")).toHaveCount(7);
  });
}

test("a new kind of product is a filter, and in the search", async ({ page }) => {
  await page.goto("/categories/shoes?type=boots");
  await waitForScript(page);
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.goto("/search?q=sneakers");
  await expect(page.getByText("10 products for “sneakers”")).toBeVisible();
});

test("the policy of every page allows the one host elsewhere, and no other", async ({ page }) => {
  for (const path of ["/", "/categories/knit-socks", "/search", "/contact"]) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).toContain(
      "; img-src 'self' https://pictures.example;",
    );
  }
});

test("a picture from elsewhere has its words and its size from the start", async ({ page }) => {
  await page.goto("/categories/knit-socks");
  const picture = page.getByRole("img", { name: "Socks from elsewhere" }).first();
  await expect(picture).toHaveAttribute("src", elsewhere);
  await expect(picture).toHaveAttribute("width", "800");
  await expect(picture).toHaveAttribute("height", "1000");
});

test.describe("a picture from elsewhere that does not come", () => {
  test.use({
    expectedComplaints:
      /^image request to https:\/\/pictures\.example\/socks\.png$|net::ERR_FAILED$/,
  });

  test("leaves its words, in the room that it would have had", async ({ page }) => {
    await answerElsewhere(page, "nothing");
    await page.goto("/categories/knit-socks");
    await waitForScript(page);
    const card = (name: string) => page.getByRole("article").filter({ hasText: name });
    await card("Sock No. 44").scrollIntoViewIfNeeded();
    await expect(card("Sock No. 44").getByText("Socks from elsewhere")).toBeVisible();
    const sizeOf = async (name: string) => {
      const box = await card(name).locator("[data-picture]").boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    expect(await sizeOf("Sock No. 44")).toEqual(await sizeOf("Sock No. 47"));
  });
});

test("what is not in this shop is not found, whatever the first shop has", async ({ page }) => {
  expect((await page.goto("/categories/clothes"))?.status()).toBe(404);
  await expect(page.getByText("There is no such shelf. The shop has three.")).toBeVisible();
  expect((await page.goto("/about"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
});

test("search engines get the address of every page", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const address = "https://skaergaard.example/butik";
  for (const path of ["", "/search", "/categories/shoes", "/categories/knit-socks/kids"]) {
    expect(sitemap).toContain(`<loc>${address}${path}</loc>`);
  }
  expect(await (await page.request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${address}/sitemap.xml`,
  );
  await page.goto("/categories/caps");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${address}/categories/caps`,
  );
});

test("icons, manifest and the browser's bar take the name and the colours", async ({ page }) => {
  const manifest: unknown = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Skærgård", theme_color: "#f6f8f4" });
  const favicon = await (await page.request.get("/favicon.svg")).text();
  expect(favicon).toContain("fill:#0f2a24");
  expect(favicon).toContain("fill:#eef5ee");
  await page.goto("/");
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    "content",
    "#f6f8f4",
  );
  expect((await page.request.get("/social-card.jpg")).status()).toBe(200);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`its colours can be read in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/", "/categories/shoes", "/search?q=cap", "/about"]) {
      await page.goto(path);
      await waitForScript(page);
      await expectAccessible(page);
    }
  });
}

for (const width of [320, 768, 1280, 1440]) {
  test(`longer words and lists fit a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/categories/knit-socks", "/search?q=sock"]) {
      await page.goto(path);
      await waitForScript(page);
      const found = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(found).toBeLessThanOrEqual(width);
    }
  });
}
