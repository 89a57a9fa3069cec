import { openPageState, pageStates } from "../support/page-states.ts";
import { expect, test } from "../support/test.ts";

const described = /^(?:category|search with results|not found)$/;

for (const state of pageStates.filter(({ name }) => described.test(name))) {
  test(`the main element of "${state.name}" has the roles, names and addresses recorded in look/`, async ({
    page,
  }) => {
    await openPageState(page, state);
    const read = await page.getByRole("main").ariaSnapshot();
    expect(read).toMatchSnapshot(`${state.name}.txt`);
  });
}
