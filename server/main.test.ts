import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { hear, listen, open, requestFor } from "./clients.ts";
import { writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
afterAll(() => rmSync(directory, { recursive: true }));

/** Starts the server as `npm run serve` does, on a free port. */
function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: "0", BUILD_DIRECTORY: directory, ...environment },
  });
  let output = "";
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (output += part));
  return { child, output: () => output };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "exit");
  return code;
}

async function portOf({ child, output }: ReturnType<typeof start>): Promise<number> {
  for (;;) {
    const port = /open at http:\/\/localhost:(\d+)/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    await once(child.stdout, "data");
  }
}

test("a missing build is one sentence and exit code 1", async () => {
  const { child, output } = start({ BUILD_DIRECTORY: "/nowhere/build" });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(
    "There is no complete build in /nowhere/build. Run `npm run build` first.\n",
  );
});

test("a port in use is one sentence and exit code 1", async () => {
  const other = createServer();
  const port = await listen(other);
  const { child, output } = start({ PORT: String(port) });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start\n`,
  );
  other.close();
});

test("an incomplete build is one sentence and exit code 1", async () => {
  const incomplete = writeSmallBuild();
  const page = join(incomplete, "client/search/index.html");
  rmSync(page);
  const { child, output } = start({ BUILD_DIRECTORY: incomplete });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(
    `The build is incomplete: ${page} is missing. Run \`npm run build\` again.\n`,
  );
  rmSync(incomplete, { recursive: true });
});

test("an IPv6 host is in brackets", async () => {
  const { child, output } = start({ HOST: "::1" });
  await expect.poll(output, { timeout: 10_000 }).toMatch(/\[::1\]:\d+/);
  child.kill("SIGTERM");
  await exitOf(child);
});

test.each([
  [{ PORT: "1e3" }, 'PORT is "1e3". Expected a whole number from 0 to 65535.\n'],
  [{ PORT: "http" }, 'PORT is "http". Expected a whole number from 0 to 65535.\n'],
  [{ ACCESS_LOG: "no" }, 'ACCESS_LOG is "no". Expected on or off.\n'],
])("a wrong setting is one sentence and exit code 1: %o", async (environment, sentence) => {
  const { child, output } = start(environment);
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(sentence);
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "on %s it accepts no new connections, finishes requests in progress and exits with 0",
  async (signal) => {
    const started = start();
    const port = await portOf(started);
    const inProgress = await open(port);
    inProgress.write("GET / HTTP/1.1\r\nHost: shop\r\n");
    // The answer to another request proves that the server has read the start of the first.
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    started.child.kill(signal);
    await expect.poll(() => isRefused(port)).toBe(true);
    inProgress.write("\r\n");
    expect(await hear(inProgress)).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await exitOf(started.child)).toBe(0);
  },
);

test("the server exits within three seconds with a client that never reads, at once on a second signal", async () => {
  for (const [secondAfter, code, atMost] of [
    [300, 1, 1_500],
    [undefined, 0, 3_000],
  ] as const) {
    const started = start();
    const reader = await open(await portOf(started));
    reader.pause().write(requestFor("/assets/large-1234.css").repeat(80));
    await expect.poll(() => reader.bytesRead).toBeGreaterThan(0);
    const since = performance.now();
    const exit = exitOf(started.child);
    started.child.kill("SIGTERM");
    if (secondAfter !== undefined) {
      await setTimeout(secondAfter);
      started.child.kill("SIGTERM");
    }
    expect(await exit).toBe(code);
    expect(performance.now() - since).toBeLessThan(atMost);
    reader.destroy();
  }
});

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const refused = new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(true));
    socket.once("connect", () => resolve(false));
  });
  return refused.finally(() => socket.destroy());
}

test("each request is one line of JSON, and none when the log is off", async () => {
  for (const [setting, lines] of [
    ["on", 1],
    ["off", 0],
  ] as const) {
    const started = start({ ACCESS_LOG: setting });
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

test.each(unwritable)("a log to %s blocks neither answers nor shutdown", async (output) => {
  const port = await freePort();
  const file = existsSync(output) ? openSync(output, "w") : undefined;
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: String(port), BUILD_DIRECTORY: directory },
    stdio: ["ignore", file ?? "pipe", "inherit"],
  });
  if (output === "a closed pipe") child.stdout?.destroy();
  else child.stdout?.pause();
  await expect.poll(() => isRefused(port), { timeout: 10_000 }).toBe(false);
  // A megabyte of log lines, more than any pipe holds.
  for (let asked = 0; asked < 200; asked++) {
    const response = await fetch(`http://127.0.0.1:${port}/search?q=${"x".repeat(5_000)}`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  const exit = exitOf(child);
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  if (file !== undefined) closeSync(file);
});

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
