import { expect, test, waitForScript } from "./test.ts";

test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

for (const path of ["/categories/clothes/women", "/", "/search?q=brushed"]) {
  test(`on ${path} a picture that cannot be loaded leaves its words in the same room`, async ({
    page,
  }) => {
    const card = page.getByRole("article").filter({ hasText: "Wool Car Coat" });
    await page.goto(path);
    await waitForScript(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveCount(1);
    const whole = await card.boundingBox();
    expect(whole?.height).toBeGreaterThan(100);

    await page.route("**/images/wool-car-coat-*", (route) => route.abort());
    await page.reload();
    await waitForScript(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveCount(0);
    await expect(card.getByText("Camel wool car coat", { exact: true })).toBeVisible();
    const broken = await card.boundingBox();
    expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
    await expect(card.getByRole("link", { name: "Wool Car Coat" })).toBeVisible();
  });
}
