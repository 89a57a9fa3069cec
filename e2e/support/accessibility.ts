import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails on any violation of WCAG 2.2 AA or of axe's best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  await expectNoViolation(page, { type: "tag", values: tags });
}

/** Fails on insufficient contrast. Only the contrast rules depend on the color scheme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });
}

async function expectNoViolation(
  page: Page,
  runOnly: { readonly type: "tag" | "rule"; readonly values: string[] },
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ["violations"] })
    // Legacy mode is faster and finds the same violations on pages without frames.
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
  ).toEqual([]);
}
