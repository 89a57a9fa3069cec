import sharp from "sharp";
import { visitorStyles } from "../support/fit.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openPageState, pageStates } from "../support/page-states.ts";
import { expect, type Page, phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

const file = "e2e/shop/look.spec.ts";

/** Compares a quarter of the size: letters drawn in another way look the same, a misplaced block does not. */
async function expectLook(page: Page, name: string, css = ""): Promise<void> {
  await page.evaluate((own) => {
    // Elsewhere the widths of letters are rounded.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { text-rendering: geometricPrecision !important } ${own}`);
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) {
      picture.loading = "eager";
      picture.decoding = "sync";
    }
  }, css);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const whole = await page.screenshot({ fullPage: true, animations: "disabled" });
  const { width } = await sharp(whole).metadata();
  const small = await sharp(whole)
    .resize({ width: Math.round(width / 4) })
    .png()
    .toBuffer();
  const advice = `If it is meant to look different: npx playwright test ${file} --update-snapshots`;
  expect(small, advice).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 5 });
}

/** The error screen names files of its build, in a font of the system. */
const ofError = "pre { display: none } body * { font-family: inherit !important }";

for (const state of pageStates) {
  test(`${state.name} looks as in e2e/shop/look`, { tag: "@chromium" }, async ({ page }) => {
    const css = state.before === undefined ? "" : ofError;
    await page.clock.setFixedTime(new Date("2026-11-25T12:00:00"));
    await openPageState(page, state);
    for (const [width, colorScheme] of [
      [1440, "light"],
      [800, "dark"],
      [phone.width, "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ ...phone, width });
      await expectLook(page, `${state.name} ${width}`, css);
    }
    if (state.buttons !== undefined) {
      for (const name of state.buttons) await page.getByRole("button", { name }).click();
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, 0));
      await expectLook(page, `${state.name}, ${state.buttons.at(-1)}`);
      await page.emulateMedia({ forcedColors: "active" });
      await expectLook(page, `${state.name}, forced colors`);
      await page.emulateMedia({ media: "print", forcedColors: "none" });
      await page.setViewportSize({ ...phone, width: 700 });
      await expectLook(page, `${state.name}, print`);
      await page.keyboard.press("Escape");
    }
    await page.emulateMedia({ media: "screen", contrast: "more" });
    await page.setViewportSize({ ...phone, width: 1024 });
    await expectLook(
      page,
      `${state.name}, contrast and spacing`,
      css + visitorStyles["spaced out"],
    );
  });
}
