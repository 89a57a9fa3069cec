import { expect, test } from "vitest";
import { takeInTurn } from "./take-in-turn.ts";

test("the variants take turns, and each second round begins with the other", async () => {
  const order: string[] = [];
  const measure = (name: string) => async () => order.push(name);
  const variants = { shop: measure("shop"), baseline: measure("baseline") };
  const samplesOf = await takeInTurn("load", 3, variants, () => {});
  expect(order).toEqual(["shop", "baseline", "baseline", "shop", "shop", "baseline"]);
  expect(samplesOf("shop")).toEqual([1, 4, 5]);
  expect(samplesOf("baseline")).toEqual([2, 3, 6]);
});
