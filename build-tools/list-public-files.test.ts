import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findFolderIndex, listPublicFiles, publicFolder } from "./list-public-files.ts";
import { inTemporaryFolder } from "./project/clean-up.ts";

test("files are listed with encoded addresses, and an index.html with its folder's address", () =>
  inTemporaryFolder(async (root) => {
    for (const file of ["a#b.pdf", "C++ notes.pdf", "lookbook/index.html", "google1a2b.html"]) {
      const path = join(root, publicFolder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, "");
    }
    expect(listPublicFiles(root).toSorted()).toEqual([
      "/C%2B%2B%20notes.pdf",
      "/a%23b.pdf",
      "/google1a2b.html",
      "/lookbook/",
    ]);
  }));

test.each([
  ["/demo/lookbook/", "/demo/lookbook/index.html"],
  ["/demo/lookbook?a=1", "/demo/lookbook/index.html?a=1"],
  ["/demo/look", undefined],
  ["/lookbook/", undefined],
  ["/demo/", undefined],
])("in development, %s serves the file %s", (url, file) => {
  expect(findFolderIndex(url, "/demo/", ["/lookbook/", "/a.pdf"])).toBe(file);
});
