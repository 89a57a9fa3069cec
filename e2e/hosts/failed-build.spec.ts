import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readBuild } from "../../server/read-build.ts";
import { buildOf, projects } from "../support/builds.ts";
import { withCopyOf } from "../support/copied-project.ts";

test("a build that is killed leaves the last one as it was", () =>
  withCopyOf(projects.fixtureShop, async (folder) => {
    test.setTimeout(120_000);
    const build = join(folder, "build");
    cpSync(buildOf("fixtureShop"), build, { recursive: true });
    const program = join(folder, "node_modules/vite/bin/vite.js");
    const killed = spawn(process.execPath, [program, "build"], { cwd: folder, stdio: "ignore" });
    const written = join(`${build}.next`, "client/index.html");
    await expect.poll(() => existsSync(written), { timeout: 60_000 }).toBe(true);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(readBuild(build).list).toBe(readBuild(buildOf("fixtureShop")).list);
  }));
