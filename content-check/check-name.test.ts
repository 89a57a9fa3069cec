import { expect, test } from "vitest";
import { readFont } from "../build-tools/fonts/shop-font.ts";
import { checkName } from "./check-name.ts";
import { describeProblem } from "./problem.ts";

async function linesFor(name: string): Promise<readonly string[]> {
  return (await checkName(readFont(".", "Instrument Sans"), name)).map(describeProblem);
}

test("European letters can be drawn, even from two subsets in one name", async () => {
  expect(await linesFor("Café Łódź & Šaty")).toEqual([]);
});

test("letters that cannot be drawn are listed, with the recipe for another font", async () => {
  expect(await linesFor("Ателье ✂")).toEqual([
    expect.stringMatching(
      /^content\/site\.ts, name: found "А", "т", "е", "л", "ь", "✂"\. .*\("Another font" in docs\/owner\.md\)\.$/,
    ),
  ]);
});
