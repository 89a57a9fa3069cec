import type { Browser } from "@playwright/test";
import { desk, slowDown, waitForScript, withFreshPage } from "./browser.ts";
import type { Deed } from "./deed.ts";
import { answerPlainly, type ReadyAnswer } from "./plain-answer.ts";

/** The parts of the time from a click to the painted answer, in milliseconds. */
export type Click = {
  /** From the click, as the browser stamped it, to the first listener. */
  readonly heard: number;
  /** From the click until the new content is in the document. */
  readonly there: number;
  /** From the click until the frame with the new content is drawn. */
  readonly painted: number;
  /** Running scripts, over the whole of it. */
  readonly script: number;
  /** Working out styles and layout, over the whole of it. */
  readonly layout: number;
};

/** So long the pointer rests on a link, or a page settles, in milliseconds. */
const settled = 500;

/**
 * Does it once on a freshly opened page and measures the answer inside the page. With a ready answer
 * the shop's own scripts do not hear of the click: the answer is put in, and no more.
 */
export function clickOnce(
  browser: Browser,
  shop: string,
  deed: Deed,
  ready?: ReadyAnswer,
): Promise<Click> {
  return withFreshPage(browser, desk, async (page) => {
    await page.goto(shop + deed.from, { waitUntil: "load" });
    await waitForScript(page);
    await deed.prepare?.(page);
    if (ready !== undefined) await page.evaluate(answerPlainly, ready);
    const target = deed.target(page);
    await target.scrollIntoViewIfNeeded();
    await slowDown(page, "processor");
    if (deed.hover) await target.hover();
    await page.waitForTimeout(settled);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const times = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      const sum = (...names: string[]) =>
        metrics.reduce((total, { name, value }) => total + (names.includes(name) ? value : 0), 0);
      return {
        script: sum("ScriptDuration") * 1000,
        layout: sum("LayoutDuration", "RecalcStyleDuration") * 1000,
      };
    };
    const watch = await page.evaluateHandle(watchClick, deed.answer);
    const before = await times();
    await target.click();
    const click = await watch.evaluate(({ answered }) => answered);
    const after = await times();
    return {
      ...click,
      script: after.script - before.script,
      layout: after.layout - before.layout,
    };
  });
}

/** Runs in the page: waits for a click, then for the first frame with the answer in it. */
function watchClick(answer: string) {
  const answered = new Promise<{ heard: number; there: number; painted: number }>((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const heard = performance.now() - timeStamp;
        const look = () => {
          if (document.querySelector(answer) === null) return;
          observer.disconnect();
          const there = performance.now() - timeStamp;
          requestAnimationFrame(() => {
            // A message sent before a frame is drawn arrives after it.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => {
              resolve({ heard, there, painted: performance.now() - timeStamp });
            });
            port1.start();
            port2.postMessage(undefined);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  return { answered };
}
