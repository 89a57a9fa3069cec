import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readBasePath, readBuildDirectory } from "./base-path.ts";

test.each([undefined, "", "/"])("%s is the root of the host", (value) => {
  expect(readBasePath(value)).toBe("/");
});

test.each(["/my-shop/", "/demos/my_shop.v2/"])("%s is a folder of the host", (value) => {
  expect(readBasePath(value)).toBe(value);
});

test.each(["/assets/", "/categories/demo/", "assets"])(
  "%s is a folder of the shop itself",
  (value) => {
    expect(() => readBasePath(value)).toThrow("but the shop already has a folder at /");
  },
);

test.each([
  ["my-shop", "Begin and end the path with a slash, as in `BASE_PATH=/my-shop/`."],
  ["/my-shop", "Begin and end the path with a slash"],
  ["my-shop/", "Begin and end the path with a slash"],
  ["//", "Use only the letters A to Z, digits,"],
  ["/a b/", "Use only the letters A to Z, digits,"],
  ["/../", "Use only the letters A to Z, digits,"],
  ["https://host/shop/", "Use only the letters A to Z, digits,"],
])("%s is refused: %s", (value, advice) => {
  expect(() => readBasePath(value)).toThrow(`BASE_PATH: found "${value}". ${advice}`);
});

test.each([undefined, "", "build", "builds/next"])("%s is a valid build folder", (value) => {
  expect(readBuildDirectory("shop", value)).toBe(join(resolve("shop"), value || "build"));
});

test.each(["../build", ".", "/srv/build"])("%s is refused: the build would replace it", (value) => {
  expect(() => readBuildDirectory("shop", value)).toThrow(
    `BUILD_DIRECTORY: found "${value}". Choose a folder inside the project`,
  );
});
