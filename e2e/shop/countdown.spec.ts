import { holdScripts } from "../support/interfere.ts";
import { expect, open, type Page, test, waitForHydration } from "../support/test.ts";

const timeLeft = (page: Page) =>
  page.getByRole("timer", { name: "Time left" }).getByRole("definition");

test("the countdown ticks silently each second and then starts the next deal", async ({ page }) => {
  const shown = (...time: readonly string[]) => expect(timeLeft(page)).toHaveText(time);
  await page.clock.install({ time: new Date("2026-11-19T23:58:50") });
  await open(page, "/");
  await page.clock.pauseAt(new Date("2026-11-19T23:59:50.400"));
  const banner = page.getByRole("region", { name: "Up to 50% off until 11/20" });
  await expect(banner.getByRole("heading")).toBeVisible();
  await expect(banner.getByRole("term")).toHaveText(["Days", "Hours", "Minutes", "Seconds"]);
  const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
  await expect(banner.locator(live)).toHaveCount(0);
  await page.clock.runFor(599);
  await shown("00", "00", "00", "10");
  await page.clock.runFor(1);
  await shown("00", "00", "00", "09");
  await page.clock.runFor(9000);
  await expect(page.getByRole("heading", { name: "Up to 50% off until 12/4" })).toBeVisible();
  await shown("14", "00", "00", "00");
});

/** Opens the home page with scripts held back and the clock paused. Returns a function that releases the scripts. */
async function openHeld(page: Page) {
  const release = await holdScripts(page);
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00.400"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(timeLeft(page)).toHaveText(["13", "14", "00", "00"]);
  return release;
}

test("the countdown runs before scripts load and continues after hydration", async ({ page }) => {
  const release = await openHeld(page);
  const banner = page.getByRole("region", { name: "Up to 50% off until 12/4" });
  const end = "The deal ends at the start of Friday, December 4, 2026.";
  await expect(banner.getByText(end)).toBeVisible();
  await expect(banner.getByRole("time")).toHaveAttribute("datetime", "2026-12-04");
  await page.clock.runFor(2000);
  await expect(timeLeft(page)).toHaveText(["13", "13", "59", "58"]);
  release();
  await waitForHydration(page);
  await page.clock.runFor(3000);
  await expect(timeLeft(page)).toHaveText(["13", "13", "59", "55"]);
});

test("the countdown can be paused before scripts load and stays paused", async ({ page }) => {
  const release = await openHeld(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(2000);
  await expect(timeLeft(page)).toHaveText(["13", "14", "00", "00"]);
  release();
  await waitForHydration(page);
  const pressed = page.getByRole("button", { name: "Pause", pressed: true });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(pressed).toBeVisible();
  }).toPass();
});
