import type { Page } from "@playwright/test";
import { listSources } from "../../app/content-security-policy.ts";
import type { Site } from "../../app/content-shape/schema.ts";

/** A script that records each counted page on `window` and sends a beacon to its host, as real analytics scripts do. */
const script = `window.counted = [];
window.counter = {
  count: (...words) => {
    counted.push([location.pathname, ...words].join(" "));
    navigator.sendBeacon("https://counter.example/hit");
  },
};`;

/**
 * Responds in place of the shop's analytics hosts, so tests never contact these hosts.
 * @returns the hosts' origins
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
