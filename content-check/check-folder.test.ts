import { expect, test } from "vitest";
import { checkFolder } from "./check-folder.ts";

test.each([
  ["/home/me/shop #2", "#"],
  ["/home/me/what?/shop", "?"],
])("one sentence says that Vite cannot build in %s", (folder, sign) => {
  expect(() => checkFolder(folder)).toThrow(
    `Vite cannot build in "${folder}", because the path contains "${sign}". Rename the folder.`,
  );
});

test.each(["/home/me/shop", "/home/me/50 % off (ü)", "C:\\me\\shop"])(
  "Vite can build in %s",
  (folder) => {
    expect(() => checkFolder(folder)).not.toThrow();
  },
);
