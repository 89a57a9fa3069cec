import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { developmentPort } from "./addresses.ts";
import { replaceIn, withCopiedProject, withDevelopmentServer } from "./copied-project.ts";
import { expect, test } from "./test.ts";

// Between two states of the content the development server answers with errors of its own.
test.use({ expectedComplaints: /./ });

/** What stands over the page. */
function overlay(page: Page) {
  return page.locator("vite-error-overlay .message");
}

const patient = { timeout: 60_000 };

test("in development, mistakes in the content stand over the page until they are mended", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withCopiedProject(async (folder) => {
    await withDevelopmentServer(folder, developmentPort, async (shop) => {
      const content = join(folder, "content");
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(shop);
      await expect(heading).toHaveText("A small shop, cut to measure.", patient);

      await test.step("a value that is not allowed", async () => {
        replaceIn(join(content, "products.ts"), "price: 32,", "price: -32,");
        await expect(overlay(page)).toContainText(
          "content/products.ts, product 1 (Heavyweight Cotton Tee), price: found -32.",
          patient,
        );
        await page.reload();
        await expect(overlay(page)).toContainText("price: found -32.", patient);
        replaceIn(join(content, "products.ts"), "price: -32,", "price: 32,");
        await expect(overlay(page)).toHaveCount(0, patient);
      });

      await test.step("a file that cannot be read", async () => {
        replaceIn(join(content, "site.ts"), 'name: "Hemline",', 'name: "Hemline,');
        await expect(overlay(page)).toContainText(
          "content/site.ts, line 42: found what is no TypeScript",
          patient,
        );
        replaceIn(join(content, "site.ts"), 'name: "Hemline,', 'name: "Hemline",');
        await expect(overlay(page)).toHaveCount(0, patient);
      });

      await test.step("a picture that is gone", async () => {
        renameSync(join(content, "images/slip-dress.webp"), join(content, "images/slip.webp"));
        await expect(overlay(page)).toContainText(
          'content/pictures.ts, picture "slip-dress": found no file.',
          patient,
        );
        renameSync(join(content, "images/slip.webp"), join(content, "images/slip-dress.webp"));
        await expect(overlay(page)).toHaveCount(0, patient);
        await expect(heading).toHaveText("A small shop, cut to measure.", patient);
      });

      await test.step("other words for a picture, without a restart", async () => {
        replaceIn(join(content, "pictures.ts"), '"Camel wool lapel with', '"A lapel with');
        await expect(page.getByRole("img", { name: "A lapel with" })).toHaveCount(1, patient);
      });

      await test.step("what is no colour, though a page cannot be made with it", async () => {
        const tokens = join(folder, "app/styles/tokens.css");
        replaceIn(tokens, "--ink: light-dark(", "--ink: light-drak(");
        await expect(overlay(page)).toContainText("--ink on --bg, light scheme: found", patient);
        await page.reload();
        await expect(overlay(page)).toContainText("--ink on --bg, light scheme: found", patient);
        replaceIn(tokens, "--ink: light-drak(", "--ink: light-dark(");
        await expect(overlay(page)).toHaveCount(0, patient);
      });

      await test.step("a colour that cannot be read on its ground", async () => {
        const tokens = join(folder, "app/styles/tokens.css");
        replaceIn(tokens, "--on-sky: oklch(0.26 0.065 260);", "--on-sky: #8899aa;");
        await expect(overlay(page)).toContainText("--on-sky on --sky, light scheme", patient);
        replaceIn(tokens, "--on-sky: #8899aa;", "--on-sky: oklch(0.26 0.065 260);");
        await expect(overlay(page)).toHaveCount(0, patient);
      });
    });
  });
});
