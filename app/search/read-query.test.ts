import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const read = (query: string) => readQuery(new URLSearchParams(query));

test("without q nothing was searched for; with an empty one nothing was typed", () => {
  expect(read("sort=rating")).toEqual({ typed: undefined, truncated: false });
  expect(read("q=")).toEqual({ typed: "", truncated: false });
});

test("up to 200 characters the query is left as it was typed", () => {
  expect(read("q=+Shirt+")).toEqual({ typed: " Shirt ", truncated: false });
  expect(read("q=green%0D%0Adress")).toEqual({ typed: "green dress", truncated: false });
  expect(read(`q=${"x".repeat(200)}`)).toEqual({ typed: "x".repeat(200), truncated: false });
});

test("a longer query is truncated", () => {
  expect(read(`q=${"x".repeat(201)}`)).toEqual({ typed: "x".repeat(200), truncated: true });
});

test("a character of two code units is never split", () => {
  expect(read(`q=${"x".repeat(199)}😀`)).toEqual({ typed: "x".repeat(199), truncated: true });
  expect(read(`q=😀${"x".repeat(199)}`)).toEqual({
    typed: `😀${"x".repeat(198)}`,
    truncated: true,
  });
});
