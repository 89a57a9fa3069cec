import { expect, remoteAddress, test } from "../support/remote-picture.ts";
import { waitForHydration } from "../support/test.ts";

test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

for (const [what, path, name, alt, address] of [
  [
    "a picture",
    "/categories/shoes/women",
    "Wool-Lined Mule",
    "A mule in twenty-four megapixels",
    "**/images/product-huge-*",
  ],
  [
    "a remote picture",
    "/categories/knit-socks",
    "Sock from Elsewhere",
    "Socks from elsewhere",
    remoteAddress,
  ],
] as const) {
  test(`${what} that fails to load leaves its alt text in the same space`, async ({ page }) => {
    const card = page.getByRole("article").filter({ hasText: name });
    await page.goto(path);
    await waitForHydration(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveAttribute("alt", alt);
    const whole = await card.boundingBox();
    expect(whole?.height).toBeGreaterThan(100);

    await page.route(address, (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText(alt, { exact: true })).toBeVisible();
    await expect(card.locator("img")).toHaveCount(0);
    const broken = await card.boundingBox();
    expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
    await expect(card.getByRole("link", { name })).toBeVisible();
  });
}
