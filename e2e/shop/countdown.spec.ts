import { holdScripts } from "../support/interfere.ts";
import { expect, test, waitForHydration, type Page } from "../support/test.ts";

function figures(page: Page) {
  return page.getByRole("timer", { name: "Time left" }).getByRole("definition");
}

/** Opens the home page with the clock paused at a moment. */
async function openAt(page: Page, now: string) {
  const moment = new Date(now);
  await page.clock.install({ time: moment.getTime() - 60_000 });
  await page.goto("/");
  await waitForHydration(page);
  await page.clock.pauseAt(moment);
}

test.describe("in Auckland", { tag: "@chromium" }, () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("the deal ends in the visitor's time zone, and its timer does not interrupt", async ({
    page,
  }) => {
    // Still the 31st in London.
    await openAt(page, "2026-12-31T23:15:00Z");
    const banner = page.getByRole("region", { name: "Up to 50% off until 1/20" });
    await expect(banner.getByRole("heading")).toHaveText("Up to 50% off until 1/20");
    await expect(banner.getByRole("time")).toHaveAttribute("datetime", "2027-01-20");
    await expect(
      banner.getByText("The deal ends at the start of Wednesday, January 20, 2027."),
    ).toBeVisible();
    await expect(banner.getByRole("term")).toHaveText(["Days", "Hours", "Minutes", "Seconds"]);
    await expect(figures(page)).toHaveText(["18", "11", "45", "00"]);
    const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
    await expect(banner.locator(live)).toHaveCount(0);
  });
});

test("the countdown ticks on each full second, and a button pauses and resumes it", async ({
  page,
}) => {
  await openAt(page, "2026-11-20T10:00:00.400");
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.clock.runFor(599);
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.clock.runFor(1);
  await expect(figures(page)).toHaveText(["13", "13", "59", "59"]);
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(["13", "13", "59", "58"]);
  const pause = page.getByRole("button", { name: "Pause the countdown" });
  await pause.click();
  await page.clock.runFor(5000);
  await expect(figures(page)).toHaveText(["13", "13", "59", "58"]);
  await pause.click();
  await expect(figures(page)).toHaveText(["13", "13", "59", "53"]);
});

test("at zero, the next deal starts", async ({ page }) => {
  await openAt(page, "2026-11-19T23:59:58");
  await expect(figures(page)).toHaveText(["00", "00", "00", "02"]);
  await expect(page.getByRole("heading", { name: "Up to 50% off until 11/20" })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByRole("heading", { name: "Up to 50% off until 12/4" })).toBeVisible();
  await expect(figures(page)).toHaveText(["14", "00", "00", "00"]);
});

test("the countdown pauses in a hidden tab and is correct when the tab returns", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperties(document, {
      visibilityState: { get: () => document.documentElement.dataset.visibility ?? "visible" },
      hidden: { get: () => document.documentElement.dataset.visibility === "hidden" },
    });
  });
  await openAt(page, "2026-11-20T10:00:00");
  const turn = (state: string) =>
    page.evaluate((visibility) => {
      document.documentElement.dataset.visibility = visibility;
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await page.clock.runFor(90_000);
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await turn("visible");
  await expect(figures(page)).toHaveText(["13", "13", "58", "30"]);
});

test("the deal is shown and counts before scripts run, and hydration changes nothing about it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00.400"));
  await page.goto("/", { waitUntil: "commit" });
  const banner = page.getByRole("region", { name: "Up to 50% off until 12/4" });
  await expect(
    banner.getByText("The deal ends at the start of Friday, December 4, 2026."),
  ).toBeVisible();
  await expect(banner.getByRole("time")).toHaveAttribute("datetime", "2026-12-04");
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.clock.runFor(2000);
  await expect(figures(page)).toHaveText(["13", "13", "59", "58"]);
  // What is visible: React does not correct attributes while it hydrates.
  const drawn = await figures(page)
    .locator("[data-figure]")
    .evaluateAll((all) => all.map((figure) => figure.getAttribute("data-figure")));
  expect(drawn).toEqual(["13", "13", "59", "58"]);
  const changes = await banner.evaluateHandle((element) => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      seen.push(...records.map(({ type, attributeName }) => attributeName ?? type));
    });
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(element, everything);
    return seen;
  });
  release();
  await waitForHydration(page);
  expect(await changes.jsonValue()).toEqual([]);
  await page.clock.runFor(3000);
  await expect(figures(page)).toHaveText(["13", "13", "59", "55"]);
});

test("it pauses before scripts run, and stays paused", async ({ page }) => {
  const release = await holdScripts(page);
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00.400"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(2000);
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  release();
  await waitForHydration(page);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole("button", { name: "Pause", pressed: true })).toBeVisible();
  }).toPass();
});
