import { expect, test } from "vitest";
import { isLeftToBrowser } from "./is-left-to-browser.ts";

const link = {
  canIntercept: true,
  downloadRequest: null,
  formData: null,
  navigationType: "push",
} as const;

test.each([
  ["a link within the shop", {}, false],
  ["Back", { navigationType: "traverse" }, false],
  ["another site", { canIntercept: false }, true],
  ["a download", { downloadRequest: "" }, true],
  ["a form that sends data", { formData: new FormData() }, true],
  ["a reload", { navigationType: "reload" }, true],
] as const)("whether %s is left to the browser", (_what, event, isLeft) => {
  expect(isLeftToBrowser({ ...link, ...event })).toBe(isLeft);
});
