import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  copyPublicFiles,
  findFolderIndex,
  listPublicFiles,
  publicFolder,
} from "./list-public-files.ts";
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

test("hidden files and symbolic links are published, but not the files of systems", () =>
  inTemporaryFolder(async (root) => {
    const folder = join(root, publicFolder);
    mkdirSync(join(folder, ".well-known"), { recursive: true });
    for (const name of [".well-known/security.txt", ".DS_Store", "Thumbs.db", "desktop.ini"]) {
      writeFileSync(join(folder, name), "a");
    }
    symlinkSync(join(folder, ".well-known/security.txt"), join(folder, "contact.txt"));
    const built = join(root, "build");
    await copyPublicFiles(root, built);
    expect(listPublicFiles(root).toSorted()).toEqual(["/.well-known/security.txt", "/contact.txt"]);
    expect(readFileSync(join(built, "contact.txt"), "utf8")).toBe("a");
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini"]) {
      expect(existsSync(join(built, name))).toBe(false);
    }
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
