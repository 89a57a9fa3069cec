import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { commitFiles } from "../project/repository-fixture.ts";
import { largestAdditions } from "./largest-additions.ts";

test("names the files that grew most since the limits were committed; none without git", () =>
  inTemporaryFolder(async (parent) => {
    const folder = join(parent, "shop");
    const commit = (sizes: Readonly<Record<string, number>>) => {
      const files = Object.entries(sizes).map(([path, size]) => [path, "x\n".repeat(size)]);
      commitFiles(folder, Object.fromEntries(files));
    };
    const limits = { "build-tools/measuring/limits.ts": 1 };
    commit({ ...limits, "app/large.tsx": 90, "app/ui/a.css": 10, "app/b.ts": 10, "app/c.ts": 10 });
    commit({ "app/ui/a.css": 15, "app/b.ts": 30, "app/c.test.ts": 50 });
    expect(largestAdditions(folder, "ts", "tsx")).toEqual(["app/b.ts (20)"]);
    expect(largestAdditions(folder, "css")).toEqual(["app/ui/a.css (5)"]);
    commit({ "app/new.tsx": 25, "app/c.ts": 11, "app/large.tsx": 92 });
    const three = ["app/new.tsx (25)", "app/b.ts (20)", "app/large.tsx (2)"];
    expect(largestAdditions(folder, "ts", "tsx")).toEqual(three);
    writeFileSync(join(folder, "app/untracked.css"), "x\n".repeat(7));
    expect(largestAdditions(folder, "css")).toEqual(["app/untracked.css (7)", "app/ui/a.css (5)"]);
    expect(largestAdditions(parent, "ts")).toEqual([]);
  }));
