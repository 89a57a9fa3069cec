import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { subfolder } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { expect, open, recordDocuments, test } from "../support/test.ts";

const clothes = `${subfolder}categories/בגדים`;
const coat = "מעיל צמר ארוך";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a product's page shows what the content says of it, and leads on", async ({
  page,
  request,
}) => {
  await open(page, `${subfolder}shop/1`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("חולצת פשתן");
  await expect(page).toHaveTitle(/^חולצת פשתן, /);
  const article = main.getByRole("article").first();
  await expect(article.getByText("בד קל ונעים.")).toBeVisible();
  await expect(article.getByText("189.90")).toBeVisible();
  await expect(article.getByText("שחור")).toBeVisible();
  await expect(article.getByRole("img", { name: /4\.6/ })).toBeVisible();
  await expect(article.getByRole("heading", { level: 2 })).toHaveText("כביסה");
  // A close-up, the whole picture, and a picture in the text.
  await expect(article.locator("img")).toHaveCount(3);
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(["מעיל גשם", coat, "תיק קנבס"]);
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    /social-picture-product-png\.jpg$/,
  );
  const sitemap = await (await request.get(`${subfolder}sitemap.xml`)).text();
  expect(sitemap).toContain("/shop/1</loc>");
  expect(await (await request.get(`${subfolder}service-worker.js`)).text()).toContain("shop/1");
  expect((await request.get(`${subfolder}shop/5`)).status()).toBe(404);
});

test("its breadcrumb goes back to the filtered list that a visitor came from", async ({ page }) => {
  await open(page, `${clothes}?sale=1`);
  const documents = recordDocuments(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: coat }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(coat);
  await main.getByRole("link", { name: "בגדים", exact: true }).click();
  await expect(page).toHaveURL(`${clothes}?sale=1`);
  await expect(main.getByRole("link", { name: coat })).toBeFocused();
  expect(documents).toEqual([]);
});

test("opened by its address, its breadcrumb leads to the category", async ({ page }) => {
  await open(page, `${subfolder}shop/2`);
  await page.getByRole("main").getByRole("link", { name: "בגדים", exact: true }).click();
  await expect(page).toHaveURL(clothes);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is complete", async ({ page }) => {
    await page.goto(`${subfolder}shop/1`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("חולצת פשתן");
    await main.getByRole("link", { name: "בגדים", exact: true }).click();
    await expect(page).toHaveURL(clothes);
  });
});

test.describe("at every width", () => {
  // After a resize, Chromium preloads a picture in its new size but still shows the old size, and logs this warning.
  test.use({ expectedErrors: /was preloaded using link preload but not used/ });

  test("it fits the screen and is accessible, with a close picture and without", async ({
    page,
  }) => {
    for (const id of [1, 2]) {
      await open(page, `${subfolder}shop/${id}`);
      await expectAccessible(page);
      await expectToFit(page, [320, 768, 1440]);
      await expectToFit(page, [320], "enlarged");
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
  });
});
