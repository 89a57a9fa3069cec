import { expectPositionsOfChromium } from "../support/key-positions.ts";
import { open, test } from "../support/test.ts";

test("key elements are where Chromium has them", async ({ page, served }) => {
  await expectPositionsOfChromium(served.origin, {
    resize: (width) => page.setViewportSize({ width, height: 844 }),
    open: (path) => open(page, path),
    evaluate: (expression) => page.evaluate(expression),
  });
});
