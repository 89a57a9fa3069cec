import { expect, test } from "vitest";
import { takeInTurn } from "./take-in-turn.ts";

const context = { step: () => {}, late: () => false };

function variants(order: string[]) {
  const measure = (name: string) => async () => order.push(name);
  return { shop: measure("shop"), baseline: measure("baseline") };
}

test("the variants take turns, and each second round begins with the other", async () => {
  const order: string[] = [];
  const samplesOf = await takeInTurn("load", 3, context, variants(order));
  expect(order).toEqual(["shop", "baseline", "baseline", "shop", "shop", "baseline"]);
  expect(samplesOf("shop")).toEqual([1, 4, 5]);
  expect(samplesOf("baseline")).toEqual([2, 3, 6]);
});

test("out of time, it stops after three rounds", async () => {
  const order: string[] = [];
  const steps: string[] = [];
  await takeInTurn(
    "load",
    9,
    { step: (what) => steps.push(what), late: () => true },
    variants(order),
  );
  expect(order).toHaveLength(6);
  expect(steps.at(-1)).toBe("load, round 3 of 9");
});
