import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { createBoundedServer, limits } from "./listen.ts";
import { readBuild } from "./read-build.ts";
import { writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
const server = createBoundedServer(createApp({ build: readBuild(directory), log: false }));
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

async function open(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** Everything the server says until it closes the connection. */
async function hear(socket: Socket): Promise<string> {
  let heard = "";
  socket.on("data", (part) => (heard += part));
  await once(socket, "close");
  return heard;
}

async function expectService(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

test("a client that sends its headers too slowly is answered with 408 and left", async () => {
  const socket = await open();
  const started = Date.now();
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n");
  const drip = setInterval(() => socket.write("X-Slow: 1\r\n"), 500);
  const heard = await hear(socket);
  clearInterval(drip);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - started).toBeLessThan(limits.headers + 2 * limits.check + 2_000);
  await expectService();
}, 30_000);

test("headers beyond the bound are answered with 431", async () => {
  const socket = await open();
  socket.write(
    `GET / HTTP/1.1\r\nHost: shop\r\nX-Large: ${"x".repeat(limits.headerBytes)}\r\n\r\n`,
  );
  expect(await hear(socket)).toMatch(/^HTTP\/1\.1 431 /);
  await expectService();
});

test("garbage, alone or behind a request, is answered with 400 and the connection closed", async () => {
  for (const garbage of ["\0\u0001\u0002\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"]) {
    const socket = await open();
    socket.write(`GET / HTTP/1.1\r\nHost: shop\r\n\r\n${garbage}`);
    expect(await hear(socket)).toContain("HTTP/1.1 400 ");
  }
  await expectService();
});

test("requests in one stream are all answered, in their order", async () => {
  const socket = await open();
  const one = "GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n";
  socket.write(one.repeat(49) + one.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  expect((await hear(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(50);
});

/** A thousand connections, half of them with a request, all dropped at once. */
async function openAndDrop(): Promise<void> {
  for (let batch = 0; batch < 10; batch++) {
    const sockets = await Promise.all(Array.from({ length: 100 }, open));
    for (const [index, socket] of sockets.entries()) {
      if (index % 2 === 0) socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
      socket.destroy();
    }
  }
  await expectService();
}

test("some thousand connections opened and dropped leave the memory steady and the service open", async () => {
  await openAndDrop();
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  await openAndDrop();
  await openAndDrop();
  globalThis.gc?.();
  const grown = process.memoryUsage().heapUsed - before;
  expect(grown).toBeLessThan(32 * 1024 * 1024);
  await expect
    .poll(
      () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
      {
        timeout: 15_000,
      },
    )
    .toBeLessThanOrEqual(2);
}, 60_000);
