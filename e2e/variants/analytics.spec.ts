import { subfolder } from "../support/builds.ts";
import { expect, open, type Page, recordDocuments, test } from "../support/test.ts";

function counted(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "counted"));
}

test("each page is counted once, even without a document load, and sorting is not counted", async ({
  page,
}) => {
  const [category, gender] = ["categories/בגדים", "categories/בגדים/נשים"].map(
    (path) => `${encodeURI(subfolder + path)} pageview`,
  );
  const documents = recordDocuments(page);
  await open(page, `${subfolder}categories/בגדים`);
  await expect.poll(() => counted(page)).toEqual([category]);
  await page.getByRole("combobox").selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.getByRole("main").getByRole("link", { name: /^נשים/ }).click();
  await expect.poll(() => counted(page)).toEqual([category, gender]);
  await page.goBack();
  await expect.poll(() => counted(page)).toEqual([category, gender, category]);
  expect(documents).toHaveLength(1);
});

test("a page that the browser prerenders is counted when the visitor opens it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await open(page, subfolder);
  await page.waitForFunction(() => document.readyState === "complete");
  expect(await counted(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  expect(await counted(page)).toEqual([`${subfolder} pageview`]);
});
