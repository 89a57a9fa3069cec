import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { categoryPath, onPhone } from "./measure-cpu.ts";

type Act = {
  readonly path: string;
  /** Opens the panel of the control, as far as it is in one, without touching the page. */
  readonly panel?: string;
  /** The control that is tapped. */
  readonly control: string;
  /** What the tap shows more of, or fewer. */
  readonly shown: string;
};

/** What a visitor may do first on a page that nobody has touched. */
export const firstActs = {
  "Show More": {
    path: "/",
    control: "section[aria-labelledby=trending] button",
    shown: "section[aria-labelledby=trending] article",
  },
  filter: {
    path: categoryPath,
    panel: "filters",
    control: "#filters input",
    // Not those that are fading out.
    shown: "main article:not([inert], [inert] *)",
  },
} as const satisfies Record<string, Act>;

/** The time from a tap to the painted answer on a slow phone, whose processor has a quarter of the speed, in milliseconds. */
export function measureFirstAct(browser: Browser, origin: string, act: Act): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(origin + act.path, { waitUntil: "load" });
    // Its scripts are fetched when the page is idle.
    await setTimeout(4000);
    const control = page.locator(act.control).first();
    await control.evaluate((element, panel) => {
      if (panel !== undefined) document.getElementById(panel)?.showPopover();
      else element.scrollIntoView({ block: "center" });
    }, act.panel);
    await setTimeout(1000);
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${act.control} is not shown.`);
    const answered = page.evaluate(watch, act.shown);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await answered;
  });
}

/** Runs in the page: the time from the next touch to the frame in which the number of elements has changed. */
function watch(shown: string): Promise<number> {
  const count = () => [...document.querySelectorAll(shown)].filter((one) => one.checkVisibility());
  const before = count().length;
  return new Promise((resolve) => {
    addEventListener(
      "pointerdown",
      () => {
        const start = performance.now();
        const look = () => {
          if (count().length === before) requestAnimationFrame(look);
          // The next task begins after the frame is painted.
          else globalThis.setTimeout(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
