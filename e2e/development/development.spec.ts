import { cpSync, renameSync } from "node:fs";
import { join } from "node:path";
import { replaceIn, withDevelopmentServer, withFixtureShop } from "../support/copied-project.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

// While the content changes, the development server responds with errors of its own.
test.use({ expectedErrors: /./ });

const slowly = { timeout: 60_000 };

/**
 * Waits until a page that loads has connected to its server and loaded its modules. Before, changes do not
 * reach it, and a restarted server refuses it.
 */
async function waitForConnection(page: Page): Promise<void> {
  const words = "[vite] connected.";
  await page.waitForEvent("console", { predicate: (line) => line.text() === words, ...slowly });
  await waitForHydration(page);
}

const mistakes = [
  {
    what: "a file that cannot be read",
    message: /content\/texts\.ts, line \d+: found a syntax error \(Unterminated string\)/,
    file: "content/texts.ts",
    right: 'menu: "Menu",',
    wrong: 'menu: "Menu,',
  },
  {
    what: "an invalid color, although no page can be rendered with it",
    message: "--ink, light scheme: found",
    file: "app/styles/tokens.css",
    right: "--ink: light-dark(",
    wrong: "--ink: light-drak(",
  },
];

/** As the fixture shop's address says. */
const base = "/butik/";

test("in development, in a folder of the host, pages are prerendered and follow the content", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withFixtureShop(async (folder) => {
    await withDevelopmentServer(folder, base, async (shop, output) => {
      await test.step("the HTML has its status, styles and first-paint scripts", async () => {
        const { promise, resolve: release } = Promise.withResolvers<void>();
        await page.route("**/entry.client.tsx*", (route) => promise.then(() => route.continue()));
        const response = await page.goto(`${shop}contact`, { waitUntil: "commit" });
        expect(response?.status()).toBe(404);
        expect((await page.request.get(`${shop}search?q=boot`)).status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("data-pending", "script");
        await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
        release();
        await waitForHydration(page);
      });
      await Promise.all([waitForConnection(page), page.goto(shop)]);
      await expect(page.getByText("$320").first()).toBeVisible(slowly);
      await test.step("a saved style sheet is applied without reloading the page", async () => {
        await page.evaluate(() => document.body.setAttribute("data-loaded-once", ""));
        const footer = page.locator("body[data-loaded-once]").getByRole("contentinfo");
        const styles = join(folder, "app/layout/footer.module.css");
        replaceIn(styles, "  .footer {", "  .footer { scroll-margin-top: 7px;");
        await expect(footer).toHaveCSS("scroll-margin-top", "7px", slowly);
      });
      await test.step("a change of the content appears without restarting the server", async () => {
        replaceIn(join(folder, "content/products.ts"), "240, 320]", "240, 360]");
        await expect(page.getByText("$360").first()).toBeVisible(slowly);
        expect(output()).not.toMatch(/restart/);
      });
      const picture = page.locator("img[src*=cut-boot]").first();
      const images = join(folder, "content/images");
      await test.step("a changed crop is applied", async () => {
        const reloaded = waitForConnection(page);
        replaceIn(join(folder, "content/pictures.ts"), "crop: { x: 56", "crop: { x: 44");
        await expect(picture).toHaveCSS("--crop-x", "44%", slowly);
        await reloaded;
      });
      await test.step("a replaced original appears", async () => {
        const before = (await picture.getAttribute("src")) ?? "";
        const reloaded = waitForConnection(page);
        // In one step: the server never reads half of it.
        cpSync(join(images, "tile-caps.webp"), join(folder, "unfinished.webp"));
        renameSync(join(folder, "unfinished.webp"), join(images, "cut-boot.webp"));
        await expect(picture).not.toHaveAttribute("src", before, slowly);
        await reloaded;
      });
      await test.step("another currency, without restarting the server by hand", async () => {
        replaceIn(join(folder, "content/texts.ts"), 'currency: "USD"', 'currency: "GBP"');
        await expect(page.getByText("£360").first()).toBeVisible(slowly);
      });
      const overlay = page.locator("vite-error-overlay .message");
      // A heading, because between two reloads there is neither a page nor an overlay.
      const fixed = page.locator("body:has(h1):not(:has(vite-error-overlay))");
      await test.step("a picture whose file is added after its entry", async () => {
        const entry = 'pier: { alt: "A pier" },';
        replaceIn(join(folder, "content/pictures.ts"), "harbour:", `${entry} harbour:`);
        await expect(overlay).toContainText("found no file", slowly);
        expect((await page.request.get(shop)).status()).toBe(500);
        cpSync(join(images, "tile-caps.webp"), join(images, "pier.webp"));
        await expect(fixed).toBeVisible(slowly);
      });
      for (const { what, message, file, right, wrong } of mistakes) {
        await test.step(`${what} is shown, after a reload too, until it is fixed`, async () => {
          replaceIn(join(folder, file), right, wrong);
          await expect(overlay).toContainText(message, slowly);
          // Twice: what the server sends while the page reloads would show it once.
          for (let reload = 0; reload < 2; reload++) {
            await page.reload();
            await expect(overlay).toContainText(message, slowly);
          }
          replaceIn(join(folder, file), wrong, right);
          await expect(fixed).toBeVisible(slowly);
        });
      }
      expect(output()).toContain("content/texts.ts, line ");
      const byVite = /PARSE_ERROR|Transform failed|outside of Vite|texts\.ts.*\n\s+at /;
      expect(output()).not.toMatch(byVite);
    });
  });
});
