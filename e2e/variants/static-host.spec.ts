import { join } from "node:path";
import express from "express";
import { serve } from "../../build-tools/project/serve-build.ts";
import { buildOf } from "../support/builds.ts";
import { expect, open, test } from "../support/test.ts";

/**
 * Serves files and folder indexes, and `404.html` for all other paths. Does not send the headers of the shop's own
 * server.
 */
function serveFiles() {
  const client = join(buildOf("fixtureShop"), "client");
  const host = express().use(express.static(client));
  host.use((_request, response) => response.status(404).sendFile(join(client, "404.html")));
  return serve(host);
}

test("a static host serves every page, hydrated and with its policy, and 404.html", async ({
  page,
}) => {
  const served = await serveFiles();
  const heading = page.getByRole("heading", { level: 1 });
  for (const [path, title] of [
    ["/", /./],
    ["/index.html", /./],
    ["/categories/shoes", "Shoes"],
    ["/categories/shoes/", "Shoes"],
    ["/search?q=sandal", "Search"],
  ] as const) {
    expect((await open(page, served.origin + path))?.status(), path).toBe(200);
    await expect(heading).toHaveText(title);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      "content",
      /default-src 'none'; script-src 'self' 'sha256-/,
    );
    if (path === "/search?q=sandal") await expect(page.getByRole("status")).toContainText("sandal");
  }
  await open(page, `${served.origin}/categories/shoes/`);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-asc");
  await expect(page).toHaveURL(/\/categories\/shoes\/?\?sort=price-asc$/);
  for (const path of ["/login", "/foo.jpg", "/assets/"]) {
    expect((await open(page, served.origin + path))?.status(), path).toBe(404);
    await expect(heading).toHaveText("Sorry, page not found!");
  }
  expect((await open(page, `${served.origin}/categories/hats`))?.status()).toBe(404);
  await expect(heading).toHaveText("hats");
  await served.close();
});
