import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { hashSources, isBuiltFrom, stampBuild } from "./build-stamp.ts";
import { inTemporaryFolder } from "./clean-up.ts";

test("the hash changes with any source, but not with a build or a document", () =>
  inTemporaryFolder(async (root) => {
    const hash = () => hashSources(root, ["e2e/shop"]);
    /** Whether the hash is another once a file has this text. */
    const changesWith = (path: string, text: string) => {
      const before = hash();
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      return hash() !== before;
    };
    mkdirSync(join(root, "e2e/shop"), { recursive: true });
    const files = "app/a.ts e2e/shop/b.ts app/ab.ts package-lock.json vite.config.ts".split(" ");
    const folders = ["build-tools", "content", "content-check", "server", "worker"];
    for (const path of [...files, ...folders.map((folder) => `${folder}/a.ts`)]) {
      for (const text of ["a", "b"]) expect(changesWith(path, text)).toBe(true);
    }
    const before = hash();
    renameSync(join(root, "app/a.ts"), join(root, "app/c.ts"));
    expect(hash()).not.toBe(before);
    expect(changesWith("docs/c.md", "c")).toBe(false);
    expect(changesWith("build/build.json", "{}")).toBe(false);
  }));

test("a stamp is valid for one version of the sources", () =>
  inTemporaryFolder(async (build) => {
    expect(isBuiltFrom(build, "hash")).toBe(false);
    stampBuild(build, "hash");
    expect(isBuiltFrom(build, "hash")).toBe(true);
    expect(isBuiltFrom(build, "other hash")).toBe(false);
  }));
