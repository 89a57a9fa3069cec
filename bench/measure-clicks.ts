import { measureNextPage } from "./measure-next-page.ts";
import { ratioMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";
import { takeInTurn } from "./take-in-turn.ts";

const ways = [
  // Above the 1.66 that was measured: runs on a shared machine differ by 8 %.
  { by: "touch", what: "a touch", bound: 1.75 },
  { by: "mouse", what: "a mouse click", bound: 1.8 },
] as const;

const fullRounds = 9;

/** What going to the next page costs, compared with the finished page swapped in by hand. */
export async function measureClicks({ browser, shop, rounds }: Context): Promise<Findings> {
  const metrics = [];
  for (const { by, what, bound } of ways) {
    const samplesOf = await takeInTurn(`${what} to the next page`, rounds(fullRounds), {
      shop: () => measureNextPage(browser, shop, by, "shop"),
      byHand: () => measureNextPage(browser, shop, by, "by hand"),
    });
    const name = `CPU of ${what} to the next page, over the change by hand`;
    metrics.push(ratioMetric(name, samplesOf("shop"), samplesOf("byHand"), bound));
  }
  return {
    metrics,
    method:
      "Next page: main-thread CPU time from the press of a finger (390×844) or of the mouse (1280×900) on a link to a category until its first frame is painted. By hand: a script swaps in the finished HTML, parsed beforehand.",
  };
}
