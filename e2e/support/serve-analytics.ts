import type { Page } from "@playwright/test";
import { listSources } from "../../app/content-security-policy.ts";
import type { Site } from "../../app/content-shape/schema.ts";

/** Notes on `window` what is counted, and tells its own host, as such scripts do. */
const script = `window.counted = [];
window.counter = {
  count: (...words) => {
    counted.push([location.pathname, ...words].join(" "));
    navigator.sendBeacon("https://counter.example/hit");
  },
};`;

/**
 * Answers for the hosts of a shop's analytics, so that no test asks them.
 * @returns their origins
 */
export async function serveAnalytics(page: Page, site: Site): Promise<readonly string[]> {
  const origins = listSources(site, [])["connect-src"] ?? [];
  for (const origin of origins) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
  }
  return origins;
}
