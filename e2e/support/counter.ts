import type { Page } from "@playwright/test";

/** Where the Hebrew shop's analytics script comes from. */
export const counter = "https://counter.example";

/** Notes on `window` what is counted, and tells its own host, as such scripts do. */
const script = `window.counted = [];
window.counter = {
  count: (...words) => {
    counted.push([location.pathname, ...words].join(" "));
    navigator.sendBeacon("${counter}/hit");
  },
};`;

/** Serves the analytics script and what it asks for. */
export async function serveCounter(page: Page): Promise<void> {
  await page.route(`${counter}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}
