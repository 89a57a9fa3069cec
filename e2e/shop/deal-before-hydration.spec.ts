import { holdScripts } from "../support/interfere.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test("the deal is shown and counts before scripts run, and hydration changes nothing about it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.clock.setFixedTime("2026-11-20T10:00:00.400");
  await page.goto("/", { waitUntil: "commit" });
  const banner = page.getByRole("region", { name: "Up to 50% off until 12/4" });
  await expect(
    banner.getByText("The deal ends at the start of Friday, December 4, 2026."),
  ).toBeVisible();
  await expect(banner.getByRole("time")).toHaveAttribute("datetime", "2026-12-04");
  const figures = banner.getByRole("timer").getByRole("definition");
  await expect(figures).toHaveText(["13", "14", "00", "00"]);
  // What is visible: React does not correct attributes while it hydrates.
  for (const [index, digit] of [..."13140000"].entries()) {
    const drawn = figures.locator("[data-digit]").nth(index);
    await expect(drawn).toHaveAttribute("data-digit", digit);
  }
  await page.clock.setFixedTime("2026-11-20T10:00:02.400");
  await expect(figures).toHaveText(["13", "13", "59", "58"]);
  const changes = await banner.evaluateHandle((element) => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      seen.push(...records.map(({ type, attributeName }) => attributeName ?? type));
    });
    observer.observe(element, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return seen;
  });
  release();
  await waitForHydration(page);
  // Longer than until the next tick.
  await page.waitForTimeout(1100);
  expect(await changes.jsonValue()).toEqual([]);
  await page.clock.setFixedTime("2026-11-20T10:00:05");
  await expect(figures).toHaveText(["13", "13", "59", "55"]);
});

test("it pauses before scripts run, and stays paused", async ({ page }) => {
  const release = await holdScripts(page);
  await page.clock.setFixedTime("2026-11-20T10:00:00.400");
  await page.goto("/", { waitUntil: "commit" });
  const figures = page.getByRole("timer").getByRole("definition");
  await expect(figures).toHaveText(["13", "14", "00", "00"]);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.setFixedTime("2026-11-20T10:00:02.400");
  // Longer than until the next tick.
  await page.waitForTimeout(1100);
  await expect(figures).toHaveText(["13", "14", "00", "00"]);
  release();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});
