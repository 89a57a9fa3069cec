import { expect, test } from "vitest";
import { checkName } from "./check-name.ts";
import { describeProblem } from "./problem.ts";

async function linesFor(name: string): Promise<readonly string[]> {
  return (await checkName(".", name)).map(describeProblem);
}

test("European letters can be drawn, even from two subsets in one name", async () => {
  expect(await linesFor("Café Łódź & Šaty")).toEqual([]);
});

test("letters that cannot be drawn are listed", async () => {
  expect(await linesFor("Ателье ✂")).toEqual([
    expect.stringContaining('content/site.ts, name: found "А", "т", "е", "л", "ь", "✂". Expected'),
  ]);
});
