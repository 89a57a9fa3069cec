import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { categoryPath, onPhone } from "./measure-cpu.ts";

type Act = {
  readonly path: string;
  /** Opens the panel of the control, as far as it is in one, without touching the page. */
  readonly panel?: string;
  /** The control that is tapped. */
  readonly control: string;
  /** What the tap shows more of, or fewer. */
  readonly shown: string;
  /** On a slow line: 562 ms of latency and 180 kB/s. The service worker of a first visit may help. */
  readonly line?: "slow";
  /** As soon as the page is painted, instead of seconds after it is loaded. */
  readonly atFirstPaint?: true;
};

const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
};

const showMore = {
  path: "/",
  control: "section[aria-labelledby=trending] button",
  shown: "section[aria-labelledby=trending] article",
};

/** What a visitor may do first on a page that nobody has touched. */
export const firstActs = {
  "Show More": showMore,
  filter: {
    path: categoryPath,
    panel: "filters",
    control: "#filters input",
    // Not those that are fading out.
    shown: "main article:not([inert], [inert] *)",
  },
  "Show More at first paint, slow line": { ...showMore, line: "slow", atFirstPaint: true },
  "Show More, slow line": { ...showMore, line: "slow" },
  "a link to a category, slow line": {
    path: "/",
    control: `main a[href$="${categoryPath}"]`,
    shown: "main article",
    line: "slow",
  },
} as const satisfies Record<string, Act>;

/** The time from a tap to the painted answer on a slow phone, whose processor has a quarter of the speed, in milliseconds. */
export function measureFirstAct(browser: Browser, origin: string, act: Act): Promise<number> {
  const work = async (page: Page, session: CDPSession) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    if (act.line === "slow") await session.send("Network.emulateNetworkConditions", slowLine);
    await page.goto(origin + act.path, { waitUntil: act.atFirstPaint ? "commit" : "load" });
    if (act.atFirstPaint) await page.waitForFunction(isPainted);
    // Its scripts are fetched when the page is idle.
    else await setTimeout(act.line === "slow" ? 6000 : 4000);
    const control = page.locator(act.control).first();
    await control.evaluate((element, panel) => {
      if (panel !== undefined) document.getElementById(panel)?.showPopover();
      else element.scrollIntoView({ block: "center" });
    }, act.panel);
    if (act.line !== "slow") await setTimeout(1000);
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${act.control} is not shown.`);
    const answered = page.evaluate(watch, act.shown);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await answered;
  };
  return onPhone(browser, work, act.line === "slow" ? "allow" : "block");
}

function isPainted(): boolean {
  return performance.getEntriesByType("paint").length > 0;
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
