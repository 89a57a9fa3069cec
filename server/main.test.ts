import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "../test-tools/find-free-port.ts";
import { open, requestFor, startServer, writeBuild } from "./server-fixture.ts";

const directory = writeBuild();
const start = (environment = {}) => startServer({ BUILD_DIRECTORY: directory, ...environment });

test("each request except health checks is logged in one line without its query", async () => {
  using started = start();
  const origin = `http://127.0.0.1:${await started.port()}`;
  expect(started.output()).toMatch(/^Listening on http:\/\/localhost:\d+\/\n$/);
  for (const path of ["/shop?q=shoes", "/healthz"]) await fetch(origin + path);
  started.child.kill("SIGTERM");
  expect(await started.exitCode).toBe(0);
  const [line, ...others] = started.output().match(/^\{.*$/gm) ?? [];
  expect(others).toEqual([]);
  expect(JSON.parse(line ?? "")).toMatchObject({
    req: { method: "GET", url: "/shop" },
    res: { statusCode: 404 },
  });
  expect(line).not.toContain("shoes");
});

test("a wrong setting is reported in one line with exit code 1", async () => {
  const other = createServer();
  const inUse = await listen(other);
  const wrong = [
    [{ PORT: String(inUse) }, `listen EADDRINUSE: address already in use 127.0.0.1:${inUse}`],
    [{ BUILD_DIRECTORY: "/nowhere" }, "/nowhere: found no build. Run `npm run build`."],
    [
      { TRUST_PROXY: "nginx" },
      'TRUST_PROXY: found "nginx". Set it to your proxy\'s IP address or network, as in `TRUST_PROXY=172.17.0.0/16`. Separate multiple values with commas.',
    ],
  ] as const;
  for (const [settings, line] of wrong) {
    using started = start(settings);
    expect([await started.exitCode, started.output()]).toEqual([1, `${line}\n`]);
  }
  other.close();
});

test.concurrent.each([
  [431, "Request Header Fields Too Large", `GET /?q=${"x".repeat(17_000)} HTTP/1.1\r\n\r\n`],
  [400, "Bad Request", "GET\r\n\r\n"],
  [408, "Request Timeout", "GET / HTTP/1.1\r\nHost: shop\r\n"],
])(
  "%i is the response, in one line of text, to an invalid or unfinished request: %s",
  async (status, line, bytes) => {
    using started = start();
    const client = await open(await started.port());
    client.write(bytes);
    const answer = await text(client);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${line}\r\nContent-Type: text/plain`));
    expect(answer).toMatch(new RegExp(`\r\n\r\n${line}\n$`));
  },
);

test("an address of 9 kB is accepted", async () => {
  using started = start();
  const port = await started.port();
  expect((await fetch(`http://127.0.0.1:${port}/search?q=${"x".repeat(9_000)}`)).status).toBe(200);
});

const large = requestFor("/assets/large-1234.css");

test("on SIGTERM, idle connections close and responses in progress finish", async () => {
  using started = start();
  const port = await started.port();
  const [idle, download] = [await open(port), await open(port)];
  idle.write(requestFor("/healthz"));
  await once(idle, "data");
  // Requests more than the system can buffer, so that part of the responses is still unsent.
  download.pause().write(large.repeat(4));
  await expect.poll(() => download.bytesRead).toBeGreaterThan(0);
  started.child.kill("SIGTERM");
  await once(idle, "close");
  await expect(open(port)).rejects.toThrow("ECONNREFUSED");
  expect((await text(download)).length).toBeGreaterThan(20_000_000);
  expect(await started.exitCode).toBe(0);
});

test.concurrent("a client that never reads delays shutdown by less than ten seconds", async () => {
  using started = start();
  const reader = await open(await started.port());
  reader.pause().write(large.repeat(4));
  await expect.poll(() => reader.bytesRead).toBeGreaterThan(0);
  const since = performance.now();
  started.child.kill("SIGTERM");
  expect(await started.exitCode).toBe(0);
  expect(performance.now() - since).toBeLessThan(10_000);
  reader.destroy();
});

test("3,000 aborted downloads leave the server running, with no file descriptor open", async () => {
  using started = start();
  const port = await started.port();
  // Only Linux lists a process's descriptors. On other systems, only the last visit detects a leak:
  // a server without free descriptors would not respond.
  const folder = `/proc/${started.child.pid}/fd`;
  const openDescriptors = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  const visit = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
  expect(await visit()).toBe(200);
  const before = openDescriptors();
  for (let batch = 0; batch < 60; batch++) {
    const clients = await Promise.all(Array.from({ length: 50 }, () => open(port)));
    const closed = clients.map((client) => once(client, "close"));
    for (const [index, client] of clients.entries()) {
      client.write(large, () => setTimeout(() => client.resetAndDestroy(), index % 8));
    }
    await Promise.all(closed);
  }
  await expect.poll(openDescriptors).toBeLessThanOrEqual(before);
  expect(await visit()).toBe(200);
});
