import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { budgets } from "../build-tools/output/budgets.ts";
import { measureContent } from "../build-tools/output/measure-content.ts";
import { assetsOf, ownScripts, servedBytes } from "../build-tools/output/served-files.ts";
import { phone, withBrowser, withFreshPage } from "./browser.ts";
import { withShop } from "./child-server.ts";
import { atMost, figure, type ReportSection } from "./metrics.ts";
import { withPeer } from "./peer/serve-peer.ts";
import type { Context, Section } from "./section.ts";

const root = join(import.meta.dirname, "..");

/** How long the network must be quiet for a first view to be complete, in milliseconds. */
const quiet = 1500;

/** What the first visit transfers; exact, and held to the budgets of `npm test`. */
export const bytes: Section = { name: "bytes", steps: 2, seconds: 20, measure };

async function measure({ build, step }: Context): Promise<ReportSection> {
  step("files of the first visit");
  const scripts = assetsOf(build, "index.html", "js");
  const ownCode = servedBytes(build, ownScripts(scripts)) - (await measureContent(root));
  const styles = servedBytes(build, assetsOf(build, "index.html", "css"));
  step("first views");
  const [mine, peer] = await withBrowser(async (browser) => [
    await withShop(build, (shop) => transferredBytes(browser, `${shop}/`)),
    await withPeer(build, (address) => transferredBytes(browser, `${address}/`)),
  ]);
  const { scripts: all, ownCode: ownBudget, styles: sheets, everythingOnPhone } = budgets;
  return {
    title: "Bytes",
    method:
      "The first visit to `/`, in brotli, from the build's files; our own code excludes the content, which is in the same file. First view: everything transferred on a phone's screen (390×844, density 2) until the network is quiet, without scrolling, headers included. The peer as under Load.",
    metrics: [
      atMost("JavaScript in total", servedBytes(build, scripts), all, "bytes"),
      atMost("Our own JavaScript", ownCode, ownBudget, "bytes"),
      atMost("CSS", styles, sheets, "bytes"),
      atMost("First view on a phone", mine ?? Number.NaN, everythingOnPhone, "bytes"),
      figure("First view of the peer", peer ?? Number.NaN, "bytes"),
    ],
    notes: [],
  };
}

function transferredBytes(browser: Browser, address: string): Promise<number> {
  return withFreshPage(browser, phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    let received = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      received += encodedDataLength;
    });
    await page.goto(address, { waitUntil: "load" });
    for (let before = -1; before !== received;) {
      before = received;
      await page.waitForTimeout(quiet);
    }
    return received;
  });
}
