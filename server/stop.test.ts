import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { open, readToEnd, requestFor, whenClosed } from "./clients-fixture.ts";
import { portOf, startServer } from "./process-fixture.ts";
import { writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
afterAll(() => rmSync(directory, { recursive: true }));

const start = () => startServer({ BUILD_DIRECTORY: directory });

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "on %s it accepts no new connections, closes idle ones at once, finishes requests in progress and exits with 0",
  async (signal) => {
    const started = start();
    const port = await portOf(started);
    const [silent, used, begun, download] = [
      await open(port),
      await open(port),
      await open(port),
      await open(port),
    ];
    begun.write("GET / HTTP/1.1\r\nHost: shop\r\n");
    used.write(requestFor("/healthz"));
    await once(used, "data");
    download.write(requestFor("/assets/large-1234.css").repeat(20));
    await once(download, "readable");
    started.child.kill(signal);
    await expect.poll(() => open(port).catch(() => "refused")).toBe("refused");
    await Promise.all([silent, used].map(whenClosed));
    const received = await readToEnd(download);
    expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(20);
    expect(received.length).toBeGreaterThan(6_000_000);
    begun.write("\r\n");
    expect(await readToEnd(begun)).toMatch(/^HTTP\/1\.1 200 OK[^]*\nConnection: close\r\n/);
    expect(await started.exitCode).toBe(0);
  },
);

test.each([
  ["within seconds", 0],
  ["at once on a second signal", 1],
])("with a client that never reads, the server exits %s, with %i", async (_when, code) => {
  const started = start();
  const port = await portOf(started);
  const reader = await open(port);
  reader.pause().write(requestFor("/assets/large-1234.css").repeat(80));
  await expect.poll(() => reader.bytesRead).toBeGreaterThan(0);
  const since = performance.now();
  // Two signals at once count as one.
  for (const signal of ["SIGTERM", "SIGINT"] as const) started.child.kill(signal);
  await expect.poll(() => open(port).catch(() => "refused")).toBe("refused");
  if (code === 1) {
    await setTimeout(150);
    started.child.kill("SIGTERM");
  }
  expect(await started.exitCode).toBe(code);
  // The limit of inactivity would end the connection, and so the server, after ten.
  expect(performance.now() - since).toBeLessThan(9_000);
  reader.destroy();
});
