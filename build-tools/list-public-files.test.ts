import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import {
  findPublicFile,
  findPublicFiles,
  listPublicFiles,
  publicFileAt,
  publicFolder,
} from "./list-public-files.ts";

function addFiles(root: string, ...files: readonly string[]): void {
  for (const file of files) {
    const path = join(root, publicFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
}

test("files are listed with encoded addresses, and an index.html with its folder's address", () =>
  inTemporaryFolder(async (root) => {
    addFiles(root, "a#b.pdf", "C++ notes.pdf", "lookbook/index.html", "google1a2b.html");
    addFiles(root, "u\u0308ber.pdf");
    expect(listPublicFiles(root).toSorted()).toEqual([
      "/%C3%BCber.pdf",
      "/C%2B%2B%20notes.pdf",
      "/a%23b.pdf",
      "/google1a2b.html",
      "/lookbook/",
    ]);
  }));

test("hidden files are published, but not the files that systems add to folders", () =>
  inTemporaryFolder(async (root) => {
    addFiles(root, ".well-known/security.txt", ".DS_Store", "a/Thumbs.db", "a/desktop.ini");
    expect(listPublicFiles(root)).toEqual(["/.well-known/security.txt"]);
  }));

test("symbolic links are files, unless they lead nowhere", () =>
  inTemporaryFolder(async (root) => {
    addFiles(root, "a/b.pdf", "../cv/cv.pdf");
    const link = (target: string, name: string) =>
      symlinkSync(target, join(root, publicFolder, name));
    link("../cv/cv.pdf", "cv.pdf");
    link("../cv", "folder");
    link("gone.pdf", "gone.pdf");
    link(".", "endless");
    expect(findPublicFiles(root)).toEqual(
      ["a/b.pdf", "cv.pdf", "endless", "folder/cv.pdf", "gone.pdf"].map((path) => ({
        path,
        name: path,
        isBroken: ["endless", "gone.pdf"].includes(path),
      })),
    );
    expect(listPublicFiles(root)).toEqual(["/a/b.pdf", "/cv.pdf", "/folder/cv.pdf"]);
  }));

test.each([
  ["/demo/lookbook/", "/demo/lookbook/index.html"],
  ["/demo/lookbook?a=1", "/demo/lookbook/index.html?a=1"],
  ["/demo/%C3%BCber.pdf", "/demo/u%CC%88ber.pdf"],
  ["/demo/a.pdf", "/demo/a.pdf"],
  ["/demo/look", undefined],
  ["/lookbook/", undefined],
  ["/demo/", undefined],
  ["/demo/%", undefined],
])("in development, %s serves the file %s", (url, file) => {
  const paths = ["lookbook/index.html", "a.pdf", "u\u0308ber.pdf"];
  const files = paths.map((path) => ({ path, name: path.normalize("NFC") }));
  expect(findPublicFile(url, "/demo/", files)).toBe(file);
});

test("an address leads back to its file", () => {
  expect(publicFileAt("/%C3%BCber.pdf")).toBe(`${publicFolder}/über.pdf`);
  expect(publicFileAt("/lookbook/")).toBe(`${publicFolder}/lookbook/index.html`);
});
