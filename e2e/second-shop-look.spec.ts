import { expect, expectAccessible, reachOf, test, waitForScript } from "./second-shop/test.ts";

test("icons, manifest and the browser's bar take the name and the colours", async ({ page }) => {
  const manifest: unknown = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Skærgård", theme_color: "#f6f8f4" });
  const favicon = await (await page.request.get("/favicon.svg")).text();
  expect(favicon).toContain("fill:#0f2a24");
  expect(favicon).toContain("fill:#eef5ee");
  await page.goto("/");
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    "content",
    "#f6f8f4",
  );
  expect((await page.request.get("/social-card.jpg")).status()).toBe(200);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`its colours can be read in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/", "/categories/shoes", "/search?q=cap", "/about"]) {
      await page.goto(path);
      await waitForScript(page);
      await expectAccessible(page);
    }
  });
}

for (const width of [320, 768, 1280, 1440]) {
  test(`longer words and lists fit a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/categories/knit-socks", "/search?q=sock"]) {
      await page.goto(path);
      await waitForScript(page);
      const found = await reachOf(page);
      expect(found).toBeLessThanOrEqual(width);
    }
  });
}
