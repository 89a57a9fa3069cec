import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashSources, isBuiltFrom, stampBuild } from "./build-stamp.ts";
import { inTemporaryFolder } from "./clean-up.ts";

test("the hash changes with any source, but not with a build or a document", () =>
  inTemporaryFolder(async (root) => {
    for (const folder of ["app", "build", "docs", "e2e/shop", "server"]) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    writeFileSync(join(root, "app/a.ts"), "a");
    writeFileSync(join(root, "e2e/shop/b.ts"), "b");
    const before = hashSources(root, ["e2e/shop"]);
    writeFileSync(join(root, "docs/c.md"), "c");
    writeFileSync(join(root, "build/build.json"), "{}");
    expect(hashSources(root, ["e2e/shop"])).toBe(before);
    expect(hashSources(root)).not.toBe(before);
    writeFileSync(join(root, "e2e/shop/b.ts"), "other");
    expect(hashSources(root, ["e2e/shop"])).not.toBe(before);
    writeFileSync(join(root, "e2e/shop/b.ts"), "b");
    writeFileSync(join(root, "app/ab.ts"), "");
    const withApp = hashSources(root, ["e2e/shop"]);
    expect(withApp).not.toBe(before);
    // The build writes the server's headers into `_headers`.
    writeFileSync(join(root, "server/security-headers.ts"), "");
    expect(hashSources(root, ["e2e/shop"])).not.toBe(withApp);
  }));

test("a stamp is valid for one version of the sources", () =>
  inTemporaryFolder(async (build) => {
    expect(isBuiltFrom(build, "hash")).toBe(false);
    stampBuild(build, "hash");
    expect(isBuiltFrom(build, "hash")).toBe(true);
    expect(isBuiltFrom(build, "other hash")).toBe(false);
  }));
