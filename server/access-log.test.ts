import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "../build-tools/project/find-free-port.ts";
import { exitOf, isRefused, portOf, startServer } from "./process-fixture.ts";
import { writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
afterAll(() => rmSync(directory, { recursive: true }));

test("each request is one line of JSON, and none when the log is off", async () => {
  for (const [setting, lines] of [
    ["on", 1],
    ["off", 0],
  ] as const) {
    const started = startServer({ BUILD_DIRECTORY: directory, ACCESS_LOG: setting });
    const port = await portOf(started);
    expect((await fetch(`http://127.0.0.1:${port}/shop`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    started.child.kill("SIGTERM");
    expect(await exitOf(started.child)).toBe(0);
    const logged = started
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    expect(logged).toHaveLength(lines);
    for (const line of logged) {
      expect(JSON.parse(line)).toMatchObject({
        req: { method: "GET", url: "/shop" },
        res: { statusCode: 404 },
      });
    }
  }
});

/** Only Linux has `/dev/full`. */
const unwritable = ["a pipe that nobody reads", "a closed pipe", "/dev/full"].filter(
  (output) => !output.startsWith("/") || existsSync(output),
);

test.each(unwritable)("a log to %s blocks neither responses nor shutdown", async (output) => {
  const port = await findFreePort();
  const file = existsSync(output) ? openSync(output, "w") : undefined;
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: String(port), BUILD_DIRECTORY: directory },
    stdio: ["ignore", file ?? "pipe", "inherit"],
  });
  if (output === "a closed pipe") child.stdout?.destroy();
  else child.stdout?.pause();
  await expect.poll(() => isRefused(port), { timeout: 10_000 }).toBe(false);
  // A megabyte of log lines, more than any pipe holds.
  for (let request = 0; request < 200; request++) {
    const response = await fetch(`http://127.0.0.1:${port}/search?q=${"x".repeat(5_000)}`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  const exit = exitOf(child);
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  if (file !== undefined) closeSync(file);
});
