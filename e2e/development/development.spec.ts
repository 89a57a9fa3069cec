import { expect, recordDocuments, test, waitForHydration } from "../support/test.ts";
import { edit, withEditedShop } from "./edited-shop.ts";

// While the content has an error, the development server responds with error statuses.
test.use({ expectedErrors: /./ });

const slowly = { timeout: 60_000 };

test("in development, the page updates with the content and shows content errors until they are fixed", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withEditedShop(async (shop) => {
    const connected = page.waitForEvent("console", {
      predicate: (line) => line.text() === "[vite] connected.",
      ...slowly,
    });
    await page.goto(shop);
    await connected;
    await waitForHydration(page);
    await expect(page.getByText("$320").first()).toBeVisible(slowly);

    await test.step("the tab has the shop's icon", async () => {
      const icon = await page.locator('link[rel="icon"]').getAttribute("href");
      for (const file of [icon ?? "", "/favicon.ico"]) {
        await expect(await page.request.get(new URL(file, shop).href)).toBeOK();
      }
    });

    await test.step("an overlay names what the policy blocks", async () => {
      const overlay = page.locator("vite-error-overlay .message");
      // Retries, because Vite may reload the page after discovering all dependencies.
      await expect(async () => {
        await page.evaluate(() => {
          new Image().src = "https://elsewhere.example/a.png";
        });
        await expect(overlay).toContainText("(img-src) blocked https://elsewhere.example/a.png");
      }).toPass(slowly);
    });

    await test.step("a query in the address finds products", async () => {
      await page.goto(`${shop}search?q=sandal`);
      await expect(page.getByRole("article").first()).toBeVisible(slowly);
      await page.goto(shop);
      await waitForHydration(page);
    });

    await test.step("a link shows its page in this document", async () => {
      const documents = recordDocuments(page);
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
      // The home page does not load the search box's style sheet.
      const countRules = () =>
        page.evaluate(() => {
          const sheets = [...document.styleSheets];
          const sheet = sheets.find(({ href }) => href?.includes("/search-box.module.css"));
          return sheet?.cssRules.length;
        });
      await expect.poll(countRules).toBeGreaterThan(0);
      await page.goBack();
      await expect(page.getByText("$320").first()).toBeVisible();
      expect(documents).toEqual([]);
    });

    await test.step("a saved theme is applied", async () => {
      await page.emulateMedia({ colorScheme: "light" });
      edit("theme.css", "--ink: light-dark(#0f2a24,", "--ink: light-dark(#0f2a25,");
      await expect(page.locator("html")).toHaveCSS("color", "rgb(15, 42, 37)", slowly);
    });

    await test.step("changed content appears", async () => {
      edit("products.ts", "240, 320]", "240, 360]");
      await expect(page.getByText("$360").first()).toBeVisible(slowly);
    });

    await test.step("a mistake is shown over the page until it is fixed", async () => {
      edit("texts.ts", 'menu: "Menu"', 'menu: "Menu');
      const overlay = page.locator("vite-error-overlay .message");
      const message = /texts\.ts, line \d+: found a syntax error/;
      await expect(overlay).toContainText(message, slowly);
      await page.reload();
      await expect(overlay).toContainText(message, slowly);
      edit("texts.ts", 'menu: "Menu', 'menu: "Menu"');
      // Waits for a heading, because during a reload neither the page nor the overlay exists.
      await expect(page.locator("body:has(h1):not(:has(vite-error-overlay))")).toBeVisible(slowly);
    });
  });
});
