import { join } from "node:path";
import { projects } from "../support/builds.ts";
import { replaceIn, withCopyOf, withDevelopmentServer } from "../support/copied-project.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

// While the content changes, the development server responds with errors of its own.
test.use({ expectedErrors: /./ });

const slowly = { timeout: 60_000 };

test("in development, pages are prerendered and follow changes of the content", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withCopyOf(projects.fixtureShop, async (folder) => {
    await withDevelopmentServer(folder, async (shop) => {
      const content = join(folder, "content");
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
    });
  });
});
