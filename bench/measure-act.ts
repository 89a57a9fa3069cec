import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { findCenter, openPhone, readCpu, slowProcessor } from "./open-phone.ts";

export type Act = {
  readonly path: string;
  /** The selector of the button that opens the panel with the control, if any. */
  readonly panelButton?: string;
  /** The selector of the control to tap. */
  readonly control: string;
  /** The selector of the elements to watch for changed text. */
  readonly changed: string;
};

/**
 * Taps a control on a slow phone, two seconds after the page has loaded and one second after a tap or a scroll has
 * brought the control into view. Returns the time until the change is painted, and the CPU time used until two seconds
 * later.
 */
export async function measureAct(browser: Browser, origin: string, act: Act) {
  await using phone = await openPhone(browser);
  const { page, session } = phone;
  await slowProcessor(session);
  await page.goto(origin + act.path, { waitUntil: "load" });
  await setTimeout(1000);
  if (act.panelButton === undefined) {
    await page
      .locator(act.control)
      .first()
      .evaluate((one) => one.scrollIntoView({ block: "center" }));
  } else {
    await page.touchscreen.tap(...(await findCenter(page, act.panelButton)));
  }
  await setTimeout(1000);
  const center = await findCenter(page, act.control);
  const answered = page.evaluate(waitForChange, act.changed);
  const before = await readCpu(session);
  await page.touchscreen.tap(...center);
  const time = await answered;
  await setTimeout(2000);
  return { ms: time, "CPU ms": (await readCpu(session)) - before };
}

/** Returns the time from the next touch until the changed text is painted, in milliseconds. Runs in the page. */
function waitForChange(selector: string): Promise<number> {
  const read = () =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent)
      .join();
  const before = read();
  return new Promise((resolve) => {
    const start = () => {
      const began = performance.now();
      const look = () => {
        if (read() === before) requestAnimationFrame(look);
        // The next task starts after the frame is painted.
        else globalThis.setTimeout(() => resolve(performance.now() - began));
      };
      requestAnimationFrame(look);
    };
    addEventListener("pointerdown", start, { once: true, capture: true });
  });
}
