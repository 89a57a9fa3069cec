import { visitorStyles } from "../support/fit.ts";
import { breakageErrors } from "../support/interfere.ts";
import { expectLook } from "../support/look.ts";
import { openPageState, pageStates } from "../support/page-states.ts";
import { phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

/** The error screen names files of its build, in a font of the system. */
const ofError = "pre { display: none } body * { font-family: inherit !important }";

for (const state of pageStates) {
  test(`${state.name} looks as in e2e/shop/look`, { tag: "@chromium" }, async ({ page }) => {
    const css = state.before === undefined ? "" : ofError;
    await page.clock.setFixedTime(new Date("2026-11-25T12:00:00"));
    await openPageState(page, state);
    for (const [width, height, colorScheme] of [
      [1440, phone.height, "light"],
      [800, phone.height, "dark"],
      [phone.height, phone.width, "dark"],
      [phone.width, phone.height, "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
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
