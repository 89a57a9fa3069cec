import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const read = (query: string) => readQuery(new URLSearchParams(query));

test("without q nothing was searched for, with an empty one nothing was typed", () => {
  expect(read("sort=rating")).toEqual({ typed: undefined, cut: false });
  expect(read("q=")).toEqual({ typed: "", cut: false });
});

test("up to 200 characters the query is left as it was typed", () => {
  expect(read("q=+Shirt+")).toEqual({ typed: " Shirt ", cut: false });
  expect(read(`q=${"x".repeat(200)}`)).toEqual({ typed: "x".repeat(200), cut: false });
});

test("a longer query is cut", () => {
  expect(read(`q=${"x".repeat(201)}`)).toEqual({ typed: "x".repeat(200), cut: true });
});

test("a character of two code units is never cut in half", () => {
  expect(read(`q=${"x".repeat(199)}😀`)).toEqual({ typed: "x".repeat(199), cut: true });
  expect(read(`q=😀${"x".repeat(199)}`)).toEqual({ typed: `😀${"x".repeat(198)}`, cut: true });
});
