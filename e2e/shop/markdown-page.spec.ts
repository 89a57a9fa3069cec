import { expect, open, recordDocuments, test } from "../support/test.ts";

test("a Markdown page shows its title, headings, picture and links", async ({ page, request }) => {
  await open(page, "/care");
  const main = page.getByRole("main");
  await expect(page).toHaveTitle("Care of wool, Skærgård");
  const description = page.locator("meta[name=description]");
  await expect(description).toHaveAttribute("content", /^How to wash and to mend/);
  await expect(main.getByRole("heading")).toHaveText([
    "Care of wool",
    "How to wash",
    "Questions about Skærgård",
  ]);
  await expect(main.getByRole("img")).toHaveCount(1);
  for (const [name, address] of [
    ["post@skaergaard.example", "mailto:post@skaergaard.example"],
    ["45 12 34 56", "tel:+4512345678"],
    ["A shepherd (opens in a new tab)", "https://shepherd.example/wool"],
    ["code (opens in a new tab)", "https://github.com/skaergaard/butik"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/care</loc>");
});

test("a Markdown page's links to pages and headings load no document; a link to a file does", async ({
  page,
}) => {
  await open(page, "/care");
  const documents = recordDocuments(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "how" }).click();
  await expect(page).toHaveURL("/care#how-to-wash");
  await main.getByRole("link", { name: "what" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Care of wool");
  expect(documents).toEqual([]);
  await main.getByRole("link", { name: "Measure your foot" }).click();
  await expect(page.getByText("Measure your foot in the evening.")).toBeVisible();
  await expect(page).toHaveURL("/guide.txt");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Care of wool");
});
