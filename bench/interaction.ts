import type { Browser } from "@playwright/test";
import { howOften } from "./arguments.ts";
import { withShop } from "./child-server.ts";
import { type Click, clickOnce } from "./click-to-paint.ts";
import type { Deed } from "./deed.ts";
import { makeReady, type ReadyAnswer } from "./plain-answer.ts";
import { atMost, figure, formatFigure, type Part, type Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

/** How often each is done. */
const samples = howOften(20);

/** In milliseconds, from the click to the painted answer. */
const bounds = { median: 50, p95: 100 } as const;

/** From the home page to a category whose code has been fetched while the pointer rested. */
export const openCategory: Deed = {
  name: "Next page, fetched ahead",
  from: "/",
  hover: true,
  target: (page) => page.getByRole("main").getByRole("link", { name: "Clothes", exact: true }),
  answer: 'nav[aria-label="Gender"]',
  newPage: true,
};

const deeds: readonly Deed[] = [
  openCategory,
  { ...openCategory, name: "Next page, not fetched ahead", hover: false },
  {
    name: "Show More",
    from: "/",
    hover: true,
    target: (page) => page.getByRole("button", { name: "Show More" }),
    answer: '[aria-labelledby="trending"] li:nth-child(9)',
    newPage: false,
  },
  {
    name: "Search",
    from: "/search",
    hover: true,
    prepare: (page) => page.getByRole("searchbox").fill("shirt"),
    target: (page) => page.getByRole("main").getByRole("button", { name: "Search" }),
    answer: "main article",
    newPage: true,
  },
];

/** How long a visitor waits for the answer to a click. */
export function measureInteraction(browser: Browser, build: string): Promise<Part> {
  return withShop(build, async (shop) => {
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const deed of deeds) {
      console.log(`interaction: ${deed.name}, ${samples} times`);
      const clicks = await clickOften(browser, shop, deed, samples);
      const times = clicks.map(({ painted }) => painted);
      rows.push(
        atMost(`${deed.name}, median`, median(times), bounds.median, "ms"),
        atMost(`${deed.name}, 95 of 100`, percentile(times, 95), bounds.p95, "ms"),
      );
      notes.push(`${deed.name}: ${describeClicks(clicks)}`);
      // Without any framework it makes no difference what was fetched ahead.
      if (!deed.newPage || !deed.hover) continue;
      const plain = await clickOften(
        browser,
        shop,
        deed,
        samples,
        await makeReady(browser, shop, deed),
      );
      rows.push(
        figure(`${deed.name}, without any framework`, median(plain.map((c) => c.painted)), "ms"),
      );
      notes.push(`${deed.name}, without any framework: ${describeClicks(plain)}`);
    }
    return {
      title: "Interaction",
      method: `From the click, as the browser stamped it, to the first frame drawn with the answer in it, measured inside the page with the processor slowed 4×. ${samples} times each, every time on a freshly opened page (1280×900) without a service worker. "Without any framework" is what this machine needs at the least: the same click on the same page, whose only answer is that the finished HTML, parsed beforehand and with its style sheets at hand, takes the place of the old.`,
      rows,
      notes,
    };
  });
}

/** Does the same so often, each time on a new page. */
export async function clickOften(
  browser: Browser,
  shop: string,
  deed: Deed,
  times: number,
  ready?: ReadyAnswer,
): Promise<readonly Click[]> {
  const clicks: Click[] = [];
  while (clicks.length < times) {
    clicks.push(await clickOnce(browser, shop, deed, ready));
  }
  return clicks;
}

/** Where the time of clicks went, in medians. */
export function describeClicks(clicks: readonly Click[]): string {
  const of = (part: keyof Click) => formatFigure(median(clicks.map((click) => click[part])), "ms");
  return `heard after ${of("heard")}, in the document after ${of("there")}, drawn after ${of("painted")}; of it scripts ${of("script")}, styles and layout ${of("layout")} (medians).`;
}
