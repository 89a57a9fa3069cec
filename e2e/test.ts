import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect, type Page };

/** What Playwright says where it keeps the service worker out. */
const workerBlocked = "Service Worker registration blocked by Playwright";

/** The browser's own line about a document that is answered with 404. */
const browsersOwnLine = /^Failed to load resource: the server responded with a status of 404/;

/**
 * The test of every journey: fails on any error or warning in the console, on any error that the
 * page throws, and on any request that leaves the shop.
 */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      let shop: string | undefined;
      page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        const ownLine =
          browsersOwnLine.test(message.text()) && message.location().url === page.url();
        const expected = ownLine || message.text() === workerBlocked;
        if (["error", "warning"].includes(message.type()) && !expected) {
          complaints.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      page.on("request", (request) => {
        const { origin } = new URL(request.url());
        shop ??= origin;
        if (origin !== shop || ["fetch", "xhr"].includes(request.resourceType())) {
          complaints.push(`${request.resourceType()} request to ${request.url()}`);
        }
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails on any violation of WCAG 2.2 AA or of axe's best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
  ).toEqual([]);
}

/** Waits until the script has taken over the prerendered HTML: React marks the elements it owns. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}
