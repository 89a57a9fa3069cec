import { expect, test } from "vitest";
import { checkName } from "./check-name.ts";
import { describeProblem } from "./problem.ts";

async function linesFor(name: string): Promise<readonly string[]> {
  return (await checkName(".", { name })).map(describeProblem);
}

test("European letters can be drawn, those of two parts of the alphabet in one name too", async () => {
  expect(await linesFor("Café Łódź & Šaty")).toEqual([]);
});

test("letters that cannot be drawn are named", async () => {
  expect(await linesFor("Ателье ✂")).toEqual([
    expect.stringContaining('content/site.ts, name: found "А", "т", "е", "л", "ь", "✂". It takes'),
  ]);
});
