import { subfolder } from "../support/builds.ts";
import { expect, open, type Page, recordDocuments, test } from "../support/test.ts";

function counted(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "counted"));
}

test("each page is counted once, also without a load; filters and a page's own links are not", async ({
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

test.describe("a form", () => {
  test.use({ expectedErrors: /form-action|forms\.example/ });

  test("may be sent to the form service, and to no other site", async ({ page }) => {
    const sent: string[] = [];
    for (const host of ["https://forms.example", "https://elsewhere.example"]) {
      await page.route(`${host}/**`, (route) => {
        sent.push(route.request().url());
        return route.fulfill({ body: "Thank you." });
      });
    }
    const submitTo = (address: string) =>
      page.evaluate((action) => {
        const form = Object.assign(document.createElement("form"), { action, method: "post" });
        document.body.append(form);
        form.submit();
      }, address);
    await open(page, subfolder);
    const blocked = page.waitForEvent("console", (message) => /form-action/.test(message.text()));
    await submitTo("https://elsewhere.example/f");
    await blocked;
    await submitTo("https://forms.example/f/abc");
    await expect(page.getByText("Thank you.")).toBeVisible();
    expect(sent).toEqual(["https://forms.example/f/abc"]);
  });
});
