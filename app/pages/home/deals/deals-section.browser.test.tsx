import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { DealsSection } from "./deals-section.tsx";

afterEach(() => vi.useRealTimers());

test("paused over its end, a deal keeps its date, and resumes with the next; Pause says its state", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.setSystemTime(new Date("2026-11-19T23:59:30"));
  const { container, getByRole } = await render(<DealsSection />);
  const shown = () => [
    container.querySelector("time")?.dateTime,
    ...[...container.querySelectorAll("dd:not([aria-hidden])")].map(
      ({ textContent }) => textContent,
    ),
  ];
  expect(shown()).toEqual(["2026-11-20", "00", "00", "00", "30"]);
  await getByRole("button", { name: "Pause the countdown", pressed: false }).click();
  // Waiting for the click moves the clock, too: by seconds, on a busy machine.
  const paused = shown();
  expect(paused[0]).toBe("2026-11-20");
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => new Date().getDate()).toBe(20);
  expect(shown()).toEqual(paused);
  expect(container.querySelector("h2")?.innerText).toBe("Up to 50% off until 11/20");
  await getByRole("button", { name: "Pause the countdown", pressed: true }).click();
  await expect.poll(() => shown().slice(0, 4)).toEqual(["2026-12-04", "13", "23", "59"]);
});
