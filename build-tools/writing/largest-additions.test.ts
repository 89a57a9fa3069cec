import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { commitFiles } from "../project/repository-fixture.ts";
import { largestAdditions } from "./largest-additions.ts";

test("names the files that grew most since the limits were committed, or the largest", () =>
  inTemporaryFolder(async (folder) => {
    const sizes = { "app/large.tsx": 90, "app/a.css": 10, "app/b.ts": 10, "app/c.ts": 10 };
    const files = Object.entries(sizes).map(([path, size]) => [path, "x".repeat(size)]);
    commitFiles(folder, Object.fromEntries([...files, ["build-tools/writing/limits.ts", ""]]));
    const grow = (path: string, size: number) =>
      writeFileSync(join(folder, "app", path), "x".repeat(size));
    grow("a.css", 15);
    grow("b.ts", 30);
    grow("c.test.ts", 50);
    expect(largestAdditions(folder, "{ts,tsx}")).toEqual(["app/b.ts (20)"]);
    expect(largestAdditions(folder, "css")).toEqual(["app/a.css (5)"]);
    grow("new.tsx", 25);
    grow("c.ts", 11);
    grow("large.tsx", 92);
    const three = ["app/new.tsx (25)", "app/b.ts (20)", "app/large.tsx (2)"];
    expect(largestAdditions(folder, "{ts,tsx}")).toEqual(three);
  }));

test("without git, names the largest files", () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(join(folder, "app"));
    writeFileSync(join(folder, "app/a.ts"), "x");
    expect(largestAdditions(folder, "ts")).toEqual(["app/a.ts (1)"]);
  }));
