import { breakageErrors } from "../support/interfere.ts";
import { openPageState, pageStates } from "../support/page-states.ts";
import { expect, phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

for (const state of pageStates) {
  test(`${state.name} has roles, names and addresses as in e2e/shop/look`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-25T12:00:00"));
    await openPageState(page, state);
    // The stack trace names files of its build.
    const read = (await page.locator("body").ariaSnapshot()).replace(/(?<="Stack trace").*/s, "");
    expect(read).toMatchSnapshot(`${state.name}.txt`);
    if (state.buttons === undefined) return;
    await page.setViewportSize(phone);
    for (const name of state.buttons) await page.getByRole("button", { name }).click();
    const opened = await page.locator(":popover-open").ariaSnapshot();
    expect(opened).toMatchSnapshot(`${state.name}, opened.txt`);
  });
}
