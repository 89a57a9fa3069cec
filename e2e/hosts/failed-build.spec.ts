import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildProject } from "../../build-tools/project/copy-project.ts";
import { readBuild } from "../../server/read-build.ts";
import { projects } from "../support/builds.ts";
import { withCopyOf } from "../support/copied-project.ts";

test("a build that is killed or fails leaves the last one as it was", () =>
  withCopyOf(projects.fixtureShop, async (folder) => {
    test.setTimeout(120_000);
    const build = join(folder, "build");
    buildProject(folder);
    const { list } = readBuild(build);

    const program = join(folder, "node_modules/vite/bin/vite.js");
    const killed = spawn(process.execPath, [program, "build"], { cwd: folder, stdio: "ignore" });
    const written = join(`${build}.next`, "client/index.html");
    await expect.poll(() => existsSync(written), { timeout: 60_000 }).toBe(true);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(readBuild(build).list).toBe(list);

    for (const original of globSync("content/images/harbour.*", { cwd: folder })) {
      rmSync(join(folder, original));
    }
    expect(() => buildProject(folder)).toThrow();
    expect(readBuild(build).list).toBe(list);
    expect(globSync("build.*", { cwd: folder })).toEqual([]);
  }));
