import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nextBuild, previousBuild } from "../../server/build-list.ts";
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

/** What a build leaves that is killed at a certain moment. */
const moments: Readonly<Record<string, (directory: string) => Promise<void>>> = {
  "while it is written": async (directory) => {
    await writeBuild(nextBuild(directory), "killed");
    rmSync(join(nextBuild(directory), "client/search"), { recursive: true });
  },
  "before it takes its place": (directory) => writeBuild(nextBuild(directory), "killed"),
  "between the last one's move and its own": async (directory) => {
    await writeBuild(nextBuild(directory), "killed");
    renameSync(directory, previousBuild(directory));
  },
};

test.each(Object.entries(moments))(
  "a build that is killed %s leaves the last one to be served, and the next one in order",
  (_moment, kill) =>
    inTemporaryFolder(async (folder) => {
      const directory = join(folder, "build");
      await replaceBuild(directory, (next) => writeBuild(next, "first"));
      await kill(directory);
      expect(servedPage(directory)).toBe("first");
      const failure = replaceBuild(directory, async () => {
        throw new Error("failed");
      });
      await expect(failure).rejects.toThrow("failed");
      expect(servedPage(directory)).toBe("first");
      await replaceBuild(directory, (next) => writeBuild(next, "second"));
      expect(servedPage(directory)).toBe("second");
      expect(readdirSync(folder)).toEqual(["build"]);
    }),
);
