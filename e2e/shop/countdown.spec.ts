import { expect, test, waitForHydration, type Page } from "../support/test.ts";

/** Moments, with the date and the time left in the visitor's time zone. */
const moments = [
  {
    timezoneId: "America/New_York",
    now: "2026-11-19T12:00:00-05:00",
    date: "11/20",
    day: "2026-11-20",
    words: "Friday, November 20, 2026",
    left: ["00", "12", "00", "00"],
  },
  {
    // The clocks go back meanwhile: an hour more than the calendar shows.
    timezoneId: "America/New_York",
    now: "2026-10-20T00:00:00-04:00",
    date: "11/4",
    day: "2026-11-04",
    words: "Wednesday, November 4, 2026",
    left: ["15", "01", "00", "00"],
  },
  {
    timezoneId: "Asia/Kathmandu",
    now: "2026-12-24T21:29:30+05:45",
    date: "1/4",
    day: "2027-01-04",
    words: "Monday, January 4, 2027",
    left: ["10", "02", "30", "30"],
  },
  {
    // The clocks go forward meanwhile: an hour less.
    timezoneId: "Pacific/Auckland",
    now: "2026-09-20T00:00:00+12:00",
    date: "10/4",
    day: "2026-10-04",
    words: "Sunday, October 4, 2026",
    left: ["13", "23", "00", "00"],
  },
  {
    // Still the 31st in London, already the 1st in Auckland.
    timezoneId: "Pacific/Auckland",
    now: "2026-12-31T23:15:00Z",
    date: "1/20",
    day: "2027-01-20",
    words: "Wednesday, January 20, 2027",
    left: ["18", "11", "45", "00"],
  },
] as const;

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

for (const { timezoneId, now, date, day, words, left } of moments) {
  test.describe(`in ${timezoneId}`, { tag: "@chromium" }, () => {
    test.use({ timezoneId });
    test(`at ${now} the deal runs until ${date}`, async ({ page }) => {
      await openAt(page, now);
      const banner = page.getByRole("region", { name: `Up to 50% off until ${date}` });
      await expect(banner.getByRole("heading")).toHaveText(`Up to 50% off until ${date}`);
      await expect(banner.getByRole("time")).toHaveAttribute("datetime", day);
      await expect(banner.getByText("The deal ends at the start of")).toContainText(words);
      await expect(banner.getByRole("term")).toHaveText(["days", "hours", "minutes", "seconds"]);
      await expect(figures(page)).toHaveText(left);
    });
  });
}

test("the countdown ticks on each full second", async ({ page }) => {
  await openAt(page, "2026-11-20T10:00:00.400");
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.clock.runFor(599);
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.clock.runFor(1);
  await expect(figures(page)).toHaveText(["13", "13", "59", "59"]);
  for (const seconds of ["58", "57", "56"]) {
    await page.clock.runFor(1000);
    await expect(figures(page)).toHaveText(["13", "13", "59", seconds]);
  }
});

test("a button pauses the countdown; resuming continues from the current time", async ({
  page,
}) => {
  await openAt(page, "2026-11-20T10:00:00");
  await expect(page.getByText("The deal ends at the start of")).toBeVisible();
  await page.getByRole("button", { name: "Pause the countdown" }).click();
  await page.clock.runFor(5000);
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
  await page.getByRole("button", { name: "Resume the countdown" }).click();
  await expect(figures(page)).toHaveText(["13", "13", "59", "55"]);
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(["13", "13", "59", "54"]);
});

test("at zero, the next deal starts", async ({ page }) => {
  await openAt(page, "2026-11-19T23:59:58");
  await expect(figures(page)).toHaveText(["00", "00", "00", "02"]);
  await expect(page.getByRole("heading", { name: "Up to 50% off until 11/20" })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(["00", "00", "00", "01"]);
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { name: "Up to 50% off until 12/4" })).toBeVisible();
  await expect(figures(page)).toHaveText(["14", "00", "00", "00"]);
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(["13", "23", "59", "59"]);
});

test("screen readers are not interrupted by the countdown", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const timer = page.getByRole("timer");
  await expect(timer).toBeVisible();
  await expect(timer.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
  await expect(timer).not.toHaveAttribute("aria-live", /polite|assertive/);
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
  await expect(figures(page)).toHaveText(["13", "14", "00", "00"]);
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
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(["13", "13", "58", "29"]);
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px, each digit has the same width: none moves another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAt(page, "2026-11-18T21:16:41");
    await expect(figures(page)).toHaveText(["01", "02", "43", "19"]);
    const digits = figures(page).locator("[data-digit]");
    const widths = new Set<number>();
    for (let index = 0; index < 8; index++) {
      widths.add(Math.round((await digits.nth(index).boundingBox())?.width ?? 0));
    }
    expect(widths.size).toBe(1);
  });
}
