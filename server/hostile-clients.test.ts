import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { abortDownloads, open, readToEnd, requestFor } from "./clients-fixture.ts";
import { limits } from "./listen.ts";
import { runServer } from "./server-fixture.ts";

const within = { ...limits, headers: 1_000, check: 100, inactivity: 2_000, connections: 60 };
const { server, portOf, send } = runServer({ within });
// On a busy machine, what it answers may take longer than the shop's own limits.
const patient = { ...limits, headers: 60_000, request: 60_000, inactivity: 60_000 };
const { portOf: portOfPatient } = runServer({ within: patient });
const large = requestFor("/assets/large-1234.css");

async function expectService(): Promise<void> {
  expect((await send("/")).status).toBe(200);
}

async function openConnections(): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count));
  });
}

test("times are checked often enough to be kept, and limits fit systems and each other", async () => {
  // As many as a domain's other sites may set.
  expect((await send("/", { Cookie: "a".repeat(6_000) })).status).toBe(200);
  expect(limits.request).toBeLessThanOrEqual(2 * limits.headers);
  expect(limits.connections).toBeLessThan(1_024);
  expect(limits.check).toBeLessThanOrEqual(limits.headers / 4);
});

// Node itself looks for such clients every thirty seconds.
test("a client that is slow to send its headers gets 408", { timeout: 10_000 }, async () => {
  const socket = await open(portOf());
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n");
  const drip = setInterval(() => socket.write("X-Slow: 1\r\n"), 50);
  const received = await readToEnd(socket);
  clearInterval(drip);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  await expectService();
});

/** What a client receives for these bytes until it is disconnected. */
async function exchange(bytes: string): Promise<string> {
  const socket = await open(portOfPatient());
  socket.write(bytes);
  return readToEnd(socket);
}

const close = "Connection: close";

const aBody = "Content-Length: 1000000000\r\n\r\n";

test.each([
  ["oversized headers", 431, `GET / HTTP/1.1\r\nX: ${"x".repeat(limits.headerBytes)}\r\n\r\n`],
  ["bytes that are no text", 400, "\0\u0001\u0002\r\n\r\n"],
  ["a method alone", 400, "GET\r\n\r\n"],
  ["an unknown version", 400, "GET / HTTP/9.9\r\n\r\n"],
  ["a refused method, before its body is read", 405, `POST / HTTP/1.1\r\nHost: shop\r\n${aBody}`],
  ["one that asks first", 405, `PUT / HTTP/1.1\r\nHost: shop\r\nExpect: 100-continue\r\n${aBody}`],
])("%s gets %i, and the connection is closed", async (_what, status, bytes) => {
  const received = await exchange(bytes);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received).toContain(`\r\n${close}\r\n`);
  await expectService();
});

test("garbage behind a request closes the connection after its response", async () => {
  expect(await exchange(`${requestFor("/")}GET\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test("of too many requests on a connection, the first are answered in order, then it ends", async () => {
  const socket = await open(portOfPatient());
  // More than the server reads at once.
  socket.write(large.repeat(20 * limits.requests));
  const received = await readToEnd(socket);
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(limits.requests);
  expect(received.match(/\r\nConnection: close\r\n/g)).toHaveLength(1);
  expect(received.length).toBeGreaterThan(limits.requests * 300_000);
  expect(socket.readableEnded).toBe(true);
});

test("a connection that is reused after a while is still open", async () => {
  const socket = await open(portOf());
  socket.write(requestFor("/healthz"));
  await wait(within.inactivity + 3 * within.check);
  // To end the socket instead would lose the response if Node reads both at once.
  socket.write(requestFor("/healthz", close));
  const received = await readToEnd(socket);
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(received).toContain("\r\nKeep-Alive: timeout=65\r\n");
});

test("clients that never read are disconnected, up to the connection limit; others are served", async () => {
  const readers = await Promise.all(
    Array.from({ length: within.connections - 5 }, () => open(portOf())),
  );
  await expect.poll(openConnections).toBeGreaterThanOrEqual(readers.length);
  for (const reader of readers) reader.pause().write(large.repeat(40));
  await expectService();
  await expect.poll(openConnections).toBeLessThanOrEqual(5);
  await expectService();
  for (const reader of readers) reader.destroy();
});

test("connections beyond the limit are refused", async () => {
  const refused = once(server, "drop");
  const clients = Array.from({ length: within.connections + 1 }, () => open(portOf()));
  expect(await refused).toHaveLength(1);
  for (const client of await Promise.all(clients)) client.destroy();
});

test("an Upgrade header is ignored, and the connection closed: Node reads nothing behind it", async () => {
  const first = requestFor("/healthz", "Connection: Upgrade", "Upgrade: h2c");
  const received = await exchange(first + requestFor("/healthz"));
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(received).toContain(`\r\n${close}\r\n`);
});

test("a slow reader gets the whole response", async () => {
  const socket = await open(portOf());
  socket.write(requestFor("/assets/large-1234.css", close));
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), 20);
  });
  expect((await readToEnd(socket)).length).toBeGreaterThan(300_000);
});

/** Bytes of live objects, after a collection: without one the figure is mostly garbage. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

test("aborted downloads leave no connection, and memory is steady", async () => {
  let before = 0;
  for (let batch = 0; batch < 12; batch++) {
    if (batch === 4) before = heapInUse();
    await abortDownloads(portOf(), large);
  }
  await expect.poll(openConnections).toBeLessThanOrEqual(5);
  expect(heapInUse() - before).toBeLessThan(16 * 1024 * 1024);
  await expectService();
});
