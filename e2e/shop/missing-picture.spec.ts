import { wcagContrast } from "culori";
import { expect, remoteAddress, test } from "../support/remote-picture.ts";
import { open, waitForHydration } from "../support/test.ts";

test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ });

test("a picture that fails to load leaves its alt text in its space", async ({ page }) => {
  const card = page.getByRole("article").filter({ hasText: "Sock from Elsewhere" });
  await open(page, "/categories/knit-socks");
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("img")).toHaveAttribute("alt", "Socks from elsewhere");
  const whole = await card.boundingBox();
  expect(whole?.height).toBeGreaterThan(100);

  await page.route(remoteAddress, (route) => route.abort());
  await page.reload();
  await waitForHydration(page);
  await card.scrollIntoViewIfNeeded();
  const words = card.getByText("Socks from elsewhere", { exact: true });
  await expect(words).toBeVisible();
  const [color = "", background = ""] = await words.evaluate((text) => [
    getComputedStyle(text).color,
    getComputedStyle(text.parentElement ?? text).backgroundColor,
  ]);
  expect(wcagContrast(color, background)).toBeGreaterThan(4.5);
  await expect(card.locator("img")).toHaveCount(0);
  const broken = await card.boundingBox();
  expect([broken?.width, broken?.height]).toEqual([whole?.width, whole?.height]);
});
