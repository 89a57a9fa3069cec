import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
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
    "There is no build to serve in /nowhere/build. Run `npm run build` first.\n",
  );
});

test("a port in use is one sentence and exit code 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { child, output } = start({ PORT: String(port) });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start\n`,
  );
  other.close();
});

test.each([
  [{ PORT: "http" }, 'PORT is "http". It takes a whole number from 0 to 65535.\n'],
  [{ ACCESS_LOG: "no" }, 'ACCESS_LOG is "no". It takes on or off.\n'],
])("a wrong setting is one sentence and exit code 1: %o", async (environment, sentence) => {
  const { child, output } = start(environment);
  expect(await exitOf(child)).toBe(1);
  expect(output()).toBe(sentence);
});

test("on SIGTERM it accepts nothing new, finishes what is under way and exits with 0", async () => {
  const started = start();
  const port = await portOf(started);
  const underWay = connect(port, "127.0.0.1");
  let heard = "";
  underWay.on("data", (part) => (heard += part));
  underWay.write("GET / HTTP/1.1\r\nHost: shop\r\n");
  // A second request's answer shows that the server has seen the beginning of the first.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  started.child.kill("SIGTERM");
  await expect.poll(() => isRefused(port)).toBe(true);
  underWay.write("\r\n");
  expect(await exitOf(started.child)).toBe(0);
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
}, 15_000);

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
}, 20_000);
