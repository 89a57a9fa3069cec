import { expect, test, waitForHydration } from "../support/test.ts";

test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

for (const path of ["/categories/shoes/women", "/"]) {
  test(`on ${path} a picture that fails to load leaves its alt text in the same space`, async ({
    page,
  }) => {
    const card = page.getByRole("article").filter({ hasText: "Wool-Lined Mule" });
    await page.goto(path);
    await waitForHydration(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveCount(1);
    const whole = await card.boundingBox();
    expect(whole?.height).toBeGreaterThan(100);

    await page.route("**/images/product-huge-*", (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveCount(0);
    await expect(card.getByText("A mule in twenty-four megapixels", { exact: true })).toBeVisible();
    const broken = await card.boundingBox();
    expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
    await expect(card.getByRole("link", { name: "Wool-Lined Mule" })).toBeVisible();
  });
}
