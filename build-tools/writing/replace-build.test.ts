import type * as fs from "node:fs";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
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

/** Steps in the file system that are taken before the process is killed. */
let stepsLeft = Infinity;

function takeStep(): void {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new Error("killed");
}

vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return {
    ...original,
    renameSync: (...given: Parameters<typeof fs.renameSync>) => {
      takeStep();
      original.renameSync(...given);
    },
    rmSync: (...given: Parameters<typeof fs.rmSync>) => {
      takeStep();
      original.rmSync(...given);
    },
  };
});

/** Builds a page; the build is killed after it is written and so many steps more were taken. */
async function replace(directory: string, page: string, steps = Infinity): Promise<void> {
  const built = replaceBuild(directory, async (next) => {
    await writeBuild(next, page);
    stepsLeft = steps;
  });
  await built.finally(() => {
    stepsLeft = Infinity;
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
