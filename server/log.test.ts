import { once } from "node:events";
import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { Writable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "../build-tools/project/find-free-port.ts";
import { logTo } from "./log.ts";
import { portOf, startServer } from "./process-fixture.ts";
import { deploy, writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
afterAll(() => rmSync(directory, { recursive: true }));

const line = (url: string) => ({
  level: 30,
  time: expect.any(Number),
  pid: expect.any(Number),
  hostname: expect.any(String),
  reqId: 1,
  req: { method: "GET", url },
  res: { statusCode: 404 },
  responseTime: expect.any(Number),
  msg: "request completed",
});

test.each([
  [{}, [line("/shop")]],
  [{ LOG_QUERIES: "1" }, [line("/shop?sort=rating&q=shoes")]],
  [{ ACCESS_LOG: "off", LOG_QUERIES: "1" }, []],
])("with %o, requests but health checks are logged, a line each", async (settings, lines) => {
  const started = startServer({ BUILD_DIRECTORY: directory, ...settings });
  const port = await portOf(started);
  expect((await fetch(`http://127.0.0.1:${port}/shop?sort=rating&q=shoes`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  started.child.kill("SIGTERM");
  expect(await started.exitCode).toBe(0);
  const logged = started.output().match(/^\{.*$/gm) ?? [];
  expect(logged.map((text) => JSON.parse(text))).toEqual(lines);
});

test("lines for a reader that is too slow are dropped", () => {
  const stream = new Writable({ write: () => undefined });
  const output = logTo(stream);
  for (let count = 0; count < 40; count++) output.write("x".repeat(50_000));
  expect(stream.writableLength).toBeLessThan(1_200_000);
});

/** Ways in which nothing can be written. Only Linux has `/dev/full`. */
const outputs = ["a pipe that nobody reads", "a closed pipe", "/dev/full"].filter(
  (output) => !output.startsWith("/") || existsSync(output),
);

test(
  "with standard output and standard error to any of these, the server outlives three deployments",
  { timeout: 120_000 },
  async () => {
    const runs = outputs.flatMap((stdout) =>
      outputs.map((stderr) => deployThrice([stdout, stderr])),
    );
    expect(new Set(await Promise.all(runs))).toEqual(new Set([0]));
  },
);

/** Runs a server with these streams while its build is replaced. Returns its exit code. */
async function deployThrice(streams: readonly string[]): Promise<number | null> {
  const build = writeSmallBuild();
  const port = await findFreePort();
  const files = streams.map((to) => (existsSync(to) ? openSync(to, "w") : undefined));
  const { child } = startServer({ PORT: String(port), BUILD_DIRECTORY: build }, [
    "ignore",
    files[0] ?? "pipe",
    files[1] ?? "pipe",
  ]);
  for (const [index, pipe] of [child.stdout, child.stderr].entries()) {
    if (streams[index] === "a closed pipe") pipe?.destroy();
    else pipe?.removeAllListeners("data").pause();
  }
  const visit = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const started = () => visit("/healthz").catch(() => undefined);
  await expect.poll(started, { timeout: 60_000 }).toBe("ok\n");
  // More log lines than a pipe holds.
  for (let request = 0; request < 40; request++) await visit(`/search?q=${"x".repeat(5_000)}`);
  for (const page of ["first", "second", "third"]) {
    deploy(build, page);
    await expect.poll(() => visit("/"), { timeout: 60_000 }).toBe(page);
  }
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  for (const file of files) if (file !== undefined) closeSync(file);
  rmSync(build, { recursive: true });
  const [code] = await exit;
  return code;
}
