import { expect, test } from "vitest";

test.each("ja ko zh th km hi bn ta".split(" "))("lines in %s have room for its letters", (lang) => {
  const { documentElement: root } = document;
  root.lang = lang;
  const style = getComputedStyle(root);
  expect(["--leading", "--tight"].map((name) => style.getPropertyValue(name))).toEqual([
    "1.35",
    "0",
  ]);
  root.lang = "";
});
