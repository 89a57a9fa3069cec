import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { projects } from "../support/builds.ts";
import { replaceIn, withCopyOf, withDevelopmentServer } from "../support/copied-project.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

// While the content changes, the development server responds with errors of its own.
test.use({ expectedErrors: /./ });

/** The error overlay. */
function overlay(page: Page) {
  return page.locator("vite-error-overlay .message");
}

const slowly = { timeout: 60_000 };

test("in development, pages are prerendered, follow the content, and show mistakes until they are fixed", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withCopyOf(projects.fixtureShop, async (folder) => {
    await withDevelopmentServer(folder, async (shop, output) => {
      const content = join(folder, "content");
      const heading = page.getByRole("heading", { level: 1 });

      await test.step("the HTML has its status, styles and first-paint scripts", async () => {
        const { promise, resolve: release } = Promise.withResolvers<void>();
        await page.route("**/entry.client.tsx*", (route) => promise.then(() => route.continue()));
        const response = await page.goto(`${shop}contact`, { waitUntil: "commit" });
        expect(response?.status()).toBe(404);
        await expect(page.locator("html")).toHaveAttribute("data-pending", "script");
        await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
        release();
        await waitForHydration(page);
      });

      await page.goto(shop);
      await expect(page.getByText("$320").first()).toBeVisible(slowly);

      await test.step("another currency, without restarting the server by hand", async () => {
        replaceIn(join(content, "texts.ts"), 'currency: "USD"', 'currency: "GBP"');
        // A page that is loaded just before the server restarts cannot hear of it.
        await expect(async () => {
          await page.reload();
          await expect(page.getByText("£320").first()).toBeVisible();
        }).toPass(slowly);
      });

      await test.step("another alt text, without a restart", async () => {
        replaceIn(join(content, "pictures.ts"), '"A bowline"', '"A bowline, tied"');
        // A page that is just reloading misses the message that a module has changed.
        await expect(async () => {
          await page.reload();
          await expect(page.getByAltText("A bowline, tied")).toHaveCount(1);
        }).toPass(slowly);
      });

      await test.step("a value that is not allowed", async () => {
        replaceIn(join(content, "products.ts"), "price: 32,", "price: -32,");
        await expect(overlay(page)).toContainText(
          "content/products.ts, product 1 (Quilted Felt Slipper), price: found -32.",
          slowly,
        );
        await page.reload();
        await expect(overlay(page)).toContainText("price: found -32.", slowly);
        replaceIn(join(content, "products.ts"), "price: -32,", "price: 32,");
        await expect(overlay(page)).toHaveCount(0, slowly);
      });

      await test.step("a file that cannot be read", async () => {
        replaceIn(join(content, "site.ts"), 'name: "Skærgård",', 'name: "Skærgård,');
        await expect(overlay(page)).toContainText(
          /content\/site\.ts, line \d+: found a syntax error/,
          slowly,
        );
        replaceIn(join(content, "site.ts"), 'name: "Skærgård,', 'name: "Skærgård",');
        await expect(overlay(page)).toHaveCount(0, slowly);
      });

      await test.step("a file that the configuration reads, too", async () => {
        replaceIn(join(content, "texts.ts"), 'menu: "Menu",', 'menu: "Menu,');
        await expect(overlay(page)).toContainText(
          /content\/texts\.ts, line 2\d: found a syntax error \(Unterminated string\)/,
          slowly,
        );
        replaceIn(join(content, "texts.ts"), 'menu: "Menu,', 'menu: "Menu",');
        await expect(overlay(page)).toHaveCount(0, slowly);
        expect(output()).toContain("content/texts.ts, line 2");
        expect(output()).not.toMatch(/PARSE_ERROR|Transform failed|\n\s+at /);
      });

      await test.step("a picture that is gone", async () => {
        renameSync(join(content, "images/product-png.png"), join(content, "images/boot.png"));
        await expect(overlay(page)).toContainText(
          'content/pictures.ts, picture "product-png": found no file.',
          slowly,
        );
        renameSync(join(content, "images/boot.png"), join(content, "images/product-png.png"));
        await expect(overlay(page)).toHaveCount(0, slowly);
        await expect(heading).toHaveText("Stormvejrsbeklædningsgenstande.", slowly);
      });

      await test.step("an invalid color, although no page can be rendered with it", async () => {
        const tokens = join(folder, "app/styles/tokens.css");
        replaceIn(tokens, "--ink: light-dark(", "--ink: light-drak(");
        await expect(overlay(page)).toContainText("--ink, light scheme: found", slowly);
        await page.reload();
        await expect(overlay(page)).toContainText("--ink, light scheme: found", slowly);
        replaceIn(tokens, "--ink: light-drak(", "--ink: light-dark(");
        await expect(overlay(page)).toHaveCount(0, slowly);
      });
    });
  });
});
