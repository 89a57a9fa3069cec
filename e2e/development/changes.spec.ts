import { join } from "node:path";
import { projects } from "../support/builds.ts";
import { replaceIn, withCopyOf, withDevelopmentServer } from "../support/copied-project.ts";
import { expect, test } from "../support/test.ts";

// While the content changes, the development server responds with errors of its own.
test.use({ expectedErrors: /./ });

const slowly = { timeout: 60_000 };

test("in development, the page follows changes of the content", async ({ page }) => {
  test.setTimeout(240_000);
  await withCopyOf(projects.fixtureShop, async (folder) => {
    await withDevelopmentServer(folder, async (shop) => {
      const content = join(folder, "content");
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
