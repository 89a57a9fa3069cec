import fs, { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { nextBuild } from "../../server/build-list.ts";
import { followBuild } from "../../server/follow-build.ts";
import { writeSmallBuild } from "../../server/server-fixture.ts";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { replaceBuild } from "./replace-build.ts";

/** The home page that a server started now would serve. */
function servedPage(directory: string): string | undefined {
  const currentBuild = followBuild(directory, () => undefined);
  return currentBuild().files.get("/")?.identity.bytes.toString();
}

async function writeBuild(folder: string, page: string): Promise<void> {
  renameSync(writeSmallBuild(page), folder);
}

/** Lets this many more steps in the file system be taken, then kills the process. */
function killAfter(steps: number): void {
  let left = steps;
  const take =
    <Given extends unknown[]>(step: (...given: Given) => void) =>
    (...given: Given) => {
      left -= 1;
      if (left < 0) throw new Error("killed");
      step(...given);
    };
  vi.spyOn(fs, "renameSync").mockImplementation(take(renameSync));
  vi.spyOn(fs, "rmSync").mockImplementation(take(rmSync));
  syncBuiltinESMExports();
}

/** Builds a page; the build is killed after it is written and so many steps more were taken. */
async function replace(directory: string, page: string, steps = Infinity): Promise<void> {
  const built = replaceBuild(directory, async (next) => {
    await writeBuild(next, page);
    killAfter(steps);
  });
  await built.finally(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

test.each([0, 1, 2, 3])(
  "a build that is killed after %i of its last steps leaves a whole one to be served, and the next one in order",
  (steps) =>
    inTemporaryFolder(async (folder) => {
      const directory = join(folder, "build");
      await replace(directory, "first");
      await expect(replace(directory, "second", steps)).rejects.toThrow("killed");
      const left = steps < 3 ? "first" : "second";
      expect(servedPage(directory)).toBe(left);
      await expect(replace(directory, "killed again", 1)).rejects.toThrow("killed");
      expect(servedPage(directory)).toBe(left);
      const failure = replaceBuild(directory, async (next) => {
        await writeBuild(next, "unfinished");
        throw new Error("failed");
      });
      await expect(failure).rejects.toThrow("failed");
      expect(existsSync(nextBuild(directory))).toBe(false);
      expect(servedPage(directory)).toBe(left);
      await replace(directory, "third");
      expect(servedPage(directory)).toBe("third");
      expect(readdirSync(folder)).toEqual(["build"]);
    }),
);

test("a build that is killed while it is written leaves the last one to be served", () =>
  inTemporaryFolder(async (folder) => {
    const directory = join(folder, "build");
    await replace(directory, "first");
    await writeBuild(nextBuild(directory), "killed");
    rmSync(join(nextBuild(directory), "client/search"), { recursive: true });
    expect(servedPage(directory)).toBe("first");
    await replace(directory, "second");
    expect(readdirSync(folder)).toEqual(["build"]);
  }));
