import type { Browser, Page } from "@playwright/test";
import { applyChange } from "./apply-change.ts";
import { desktop, waitForHydration, withFreshPage } from "./browser.ts";
import type { Interaction } from "./interaction.ts";

/** The finished response to an interaction, to be swapped in without the shop's scripts. */
export type FinishedResponse = {
  /** The page's `main`. */
  readonly html: string;
  /** The addresses of its style sheets. */
  readonly sheets: readonly string[];
  readonly leadsTo: Interaction["leadsTo"];
};

/** How long the shop may go on changing the page after its response is there, in milliseconds. */
const settled = 500;

/** Lets the shop respond once and records its response. */
export function recordResponse(
  browser: Browser,
  shop: string,
  interaction: Interaction,
): Promise<FinishedResponse> {
  return withFreshPage(browser, desktop, async (page) => {
    await page.goto(shop + interaction.from, { waitUntil: "load" });
    await waitForHydration(page);
    await interaction.prepare?.(page);
    await interaction.target(page).click();
    await page.waitForSelector(interaction.response, { state: "visible" });
    await page.waitForTimeout(settled);
    const recorded = await page.evaluate(() => {
      const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
      return {
        html: document.querySelector("main")?.outerHTML ?? "",
        sheets: [...sheets].map(({ href }) => href),
      };
    });
    return { ...recorded, leadsTo: interaction.leadsTo };
  });
}

/**
 * From now on a click is responded to by hand: the finished HTML, parsed beforehand and with its style
 * sheets loaded, takes the place of the old, or of those of its parts that differ.
 */
export async function respondByHand(page: Page, { html, sheets, leadsTo }: FinishedResponse) {
  await page.evaluate(loadSheets, sheets);
  await page.evaluate(applyChange, { html, whole: leadsTo === "page" });
}

/** Runs in the page. */
async function loadSheets(sheets: readonly string[]): Promise<void> {
  const present = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const missing = sheets.filter((sheet) => present.every(({ href }) => href !== sheet));
  await Promise.all(
    missing.map((href) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      document.head.append(link);
      return new Promise((resolve) => {
        link.addEventListener("load", resolve);
      });
    }),
  );
}
