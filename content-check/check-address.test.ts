import { expect, test } from "vitest";
import { checkAddress } from "./check-address.ts";
import { describeProblem } from "./problem.ts";

test.each([
  ["https://shop.example", "/"],
  ["https://shop.example", undefined],
  ["https://me.example/shop", "/shop/"],
  ["https://me.example/shop", undefined],
  [undefined, "/shop/"],
])("the address %s suits the BASE_PATH %s", (address, base) => {
  expect(checkAddress(address, base)).toEqual([]);
});

test.each([
  ["https://me.example", "/shop/", "https://me.example/shop"],
  ["https://me.example/tea", "/shop/", "https://me.example/shop"],
  ["https://me.example/tea", "/", "https://me.example"],
])("the address %s contradicts the BASE_PATH %s", (address, base, expected) => {
  expect(checkAddress(address, base).map(describeProblem)).toEqual([
    `content/site.ts, address: found "${address}". Expected "${expected}", as BASE_PATH is "${base}".`,
  ]);
});
