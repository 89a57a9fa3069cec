import { join } from "node:path";
import { inTemporaryFolder } from "../../build-tools/project/clean-up.ts";
import { replaceIn, withDevelopmentServer } from "../support/copied-project.ts";
import { prepareShop } from "../support/fixture-shop.ts";
import { expect, recordDocuments, test, waitForHydration } from "../support/test.ts";

// While the content has a mistake, the development server responds with errors of its own.
test.use({ expectedErrors: /./ });

const slowly = { timeout: 60_000 };

test("in development, the page follows the content and shows its mistakes until they are fixed", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await inTemporaryFolder(async (folder) => {
    await prepareShop(folder);
    const boxStyles = join(folder, "app/pages/search/search-box.module.css");
    replaceIn(boxStyles, "  .input {", "  .input { scroll-margin-top: 5px;");
    await withDevelopmentServer(folder, "/", async (shop) => {
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

      await test.step("what the policy blocks is shown over the page", async () => {
        const overlay = page.locator("vite-error-overlay .message");
        // Vite may reload the page once it has seen all dependencies.
        await expect(async () => {
          await page.evaluate(() => {
            new Image().src = "https://elsewhere.example/a.png";
          });
          await expect(overlay).toContainText("blocks https://elsewhere.example/a.png as img-src");
        }).toPass(slowly);
      });

      await test.step("a query changes the list, not the page", async () => {
        await page.goto(`${shop}search?q=sandal`);
        await expect(page.getByRole("article").first()).toBeVisible(slowly);
        await page.goto(shop);
        await waitForHydration(page);
      });

      await test.step("a link shows its page in this document", async () => {
        const documents = recordDocuments(page);
        await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
        // From a style sheet that is not home's.
        await expect(page.getByRole("searchbox")).toHaveCSS("scroll-margin-top", "5px");
        await page.goBack();
        await expect(page.getByText("$320").first()).toBeVisible();
        expect(documents).toEqual([]);
      });

      await test.step("a saved style sheet is applied", async () => {
        const footer = page.getByRole("contentinfo");
        const styles = join(folder, "app/layout/footer.module.css");
        replaceIn(styles, "  .footer {", "  .footer { scroll-margin-top: 7px;");
        await expect(footer).toHaveCSS("scroll-margin-top", "7px", slowly);
      });

      await test.step("changed content appears", async () => {
        replaceIn(join(folder, "content/products.ts"), '"oldPrice": 320', '"oldPrice": 360');
        await expect(page.getByText("$360").first()).toBeVisible(slowly);
      });

      await test.step("a mistake is shown over the page until it is fixed", async () => {
        const texts = join(folder, "content/texts.ts");
        replaceIn(texts, '"menu": "Menu"', '"menu": "Menu');
        const overlay = page.locator("vite-error-overlay .message");
        const message = /content\/texts\.ts, line \d+: found a syntax error/;
        await expect(overlay).toContainText(message, slowly);
        await page.reload();
        await expect(overlay).toContainText(message, slowly);
        replaceIn(texts, '"menu": "Menu', '"menu": "Menu"');
        // A heading, because between two reloads there is neither a page nor an overlay.
        await expect(page.locator("body:has(h1):not(:has(vite-error-overlay))")).toBeVisible(
          slowly,
        );
      });
    });
  });
});
