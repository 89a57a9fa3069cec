import { once } from "node:events";
import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { readToEnd, listen, open, requestFor } from "./clients.ts";
import { createBoundedServer } from "./listen.ts";
import { readBuild } from "./read-build.ts";
import { writeSmallBuild } from "./server-fixture.ts";
import { prepareToStop } from "./stop.ts";

const directory = writeSmallBuild();
const app = createApp({ build: readBuild(directory), log: false });
let server: Server;
let stop: () => void;
let port = 0;

beforeEach(async () => {
  server = createBoundedServer(app);
  stop = prepareToStop(server);
  port = await listen(server);
});

afterAll(() => rmSync(directory, { recursive: true }));

test("idle connections are closed at once, new or reused", async () => {
  const fresh = await open(port);
  const used = await open(port);
  used.write(requestFor("/healthz"));
  await once(used, "data");
  const closed = once(server, "close");
  stop();
  expect(await readToEnd(fresh)).toBe("");
  expect(await readToEnd(used)).toBe("");
  await closed;
});

test("a download in progress is finished, then its connection closed", async () => {
  const socket = await open(port);
  socket.write(requestFor("/assets/large-1234.css").repeat(20));
  await once(socket, "readable");
  const closed = once(server, "close");
  stop();
  const received = await readToEnd(socket);
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(20);
  expect(received.length).toBeGreaterThan(6_000_000);
  await closed;
});
