import { expect, test } from "../support/test.ts";

/** Returns 1 after the first contentful paint, and 0 before. Runs in the page. */
const countPaints = () => performance.getEntriesByName("first-contentful-paint").length;

for (const path of ["/", "/categories/shoes", "/no-such-page"]) {
  test(`the document of ${path} is painted with its styles before any other file arrives`, async ({
    page,
  }) => {
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document"
        ? route.continue()
        : new Promise(() => undefined),
    );
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(countPaints)).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    // The styles place the skip link above the viewport.
    await expect(page.getByRole("link", { name: "Skip to content" })).not.toBeInViewport();
    // The fixture shop's theme.css sets these background colors.
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(246, 248, 244)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(13, 21, 18)");
  });
}
