import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import type { LighthouseResult } from "./explain-lighthouse.ts";

export type LighthouseCategory = "performance" | "accessibility" | "best-practices" | "seo";

/** How often a run is attempted before the benchmark gives up. */
const attempts = 3;

/** One run, in a Chromium of its own. A run that Lighthouse itself calls failed is repeated. */
export async function runLighthouse(
  address: string,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseResult> {
  let problem = "no result";
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const lhr = await runOnce(address, categories);
    if (lhr !== undefined && lhr.runtimeError === undefined) return lhr;
    problem = lhr?.runtimeError?.message ?? problem;
    console.log(`lighthouse: attempt ${attempt} of ${attempts} failed: ${problem}`);
  }
  throw new Error(`Lighthouse cannot measure ${address}: ${problem}`);
}

async function runOnce(
  address: string,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseResult | undefined> {
  const port = await findFreePort();
  const run = await withBrowser(
    () =>
      lighthouse(address, {
        port,
        output: "json",
        logLevel: "error",
        onlyCategories: [...categories],
        ignoreStatusCode: true,
      }),
    [`--remote-debugging-port=${port}`],
  );
  return run?.lhr;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("No free port was found."));
      });
    });
  });
}
