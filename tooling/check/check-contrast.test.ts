import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContrast } from "./check-contrast.ts";
import { describeProblem } from "./problem.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** The lines for the shop's tokens with another value for one of them. */
function linesWith(name: string, value: string): readonly string[] {
  const changed = tokens.replace(new RegExp(`--${name}: [^;]+;`), `--${name}: ${value};`);
  return checkContrast(changed).map(describeProblem);
}

test("every pair of the shop's colours has the contrast it needs, in both schemes", () => {
  expect(checkContrast(tokens)).toEqual([]);
});

test("a pair that falls short is named with its ratio and with what is needed", () => {
  expect(linesWith("on-sky", "#8899aa")).toEqual([
    expect.stringMatching(
      /^app\/styles\/tokens\.css, --on-sky on --sky, light scheme: found a contrast of \d\.\d\d \(#8899aa on oklch\(.*\)\)\. It takes at least 4\.5\.$/,
    ),
    expect.stringContaining("--on-sky on --sky, dark scheme"),
  ]);
});

test("only the scheme that falls short is named", () => {
  expect(linesWith("muted", "light-dark(#444, #444)")).toEqual([
    expect.stringContaining("--muted on --bg, dark scheme: found a contrast of"),
    expect.stringContaining("--muted on --surface, dark scheme: found a contrast of"),
  ]);
});

test("what is no colour is named as it is written", () => {
  expect(linesWith("cut", "burgundyish")[0]).toContain(
    "found burgundyish on #fff. It takes two colours.",
  );
});
