import { renameSync } from "node:fs";
import { join } from "node:path";
import type { ConsoleMessage, Page } from "@playwright/test";
import { projects } from "../support/builds.ts";
import { replaceIn, withCopyOf, withDevelopmentServer } from "../support/copied-project.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

// While the content changes, the development server responds with errors of its own.
test.use({ expectedErrors: /./ });

const slowly = { timeout: 60_000 };

function isConnected(message: ConsoleMessage): boolean {
  return message.text() === "[vite] connected.";
}

/** Reloads until the page has a text and hears of changes: while the server restarts, it does not. */
async function reload(page: Page, text = ""): Promise<void> {
  await expect(async () => {
    const connected = page.waitForEvent("console", { predicate: isConnected, timeout: 5_000 });
    await Promise.all([connected, page.reload()]);
    expect(await page.locator("html").innerHTML()).toContain(text);
  }).toPass(slowly);
}

function listMistakes(folder: string) {
  const replacing = (file: string, from: string, to: string) => ({
    make: () => replaceIn(join(folder, file), from, to),
    fix: () => replaceIn(join(folder, file), to, from),
  });
  const picture = join(folder, "content/images/product-png.png");
  return [
    {
      what: "a file that cannot be read",
      reloads: false,
      message: /content\/texts\.ts, line \d+: found a syntax error \(Unterminated string\)/,
      ...replacing("content/texts.ts", 'menu: "Menu",', 'menu: "Menu,'),
    },
    {
      what: "a picture that is gone",
      reloads: false,
      message: 'content/pictures.ts, picture "product-png": found no file.',
      make: () => renameSync(picture, `${picture}.away`),
      fix: () => renameSync(`${picture}.away`, picture),
    },
    {
      what: "an invalid color, after a reload too, although no page can be rendered with it",
      reloads: true,
      message: "--ink, light scheme: found",
      ...replacing("app/styles/tokens.css", "--ink: light-dark(", "--ink: light-drak("),
    },
  ];
}

test("in development, pages are prerendered and follow the content", async ({ page }) => {
  test.setTimeout(240_000);
  await withCopyOf(projects.fixtureShop, async (folder) => {
    await withDevelopmentServer(folder, async (shop, output) => {
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
      await test.step("another currency, without restarting the server by hand", async () => {
        replaceIn(join(folder, "content/texts.ts"), 'currency: "USD"', 'currency: "GBP"');
        await reload(page, "£360");
      });
      const overlay = page.locator("vite-error-overlay .message");
      for (const { what, message, make, fix, reloads } of listMistakes(folder)) {
        await test.step(`${what} is shown until it is fixed`, async () => {
          make();
          await expect(overlay).toContainText(message, slowly);
          if (reloads) {
            await reload(page);
            await expect(overlay).toContainText(message, slowly);
          }
          fix();
          // A heading, because between two reloads there is neither a page nor an overlay.
          const fixed = page.locator("body:has(h1):not(:has(vite-error-overlay))");
          await expect(fixed).toBeVisible(slowly);
        });
      }
      expect(output()).toContain("content/texts.ts, line ");
      expect(output()).not.toMatch(/PARSE_ERROR|Transform failed|texts\.ts.*\n\s+at /);
    });
  });
});
