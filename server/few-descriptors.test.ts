import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { whenClosed, open, requestFor } from "./clients.ts";
import { writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
afterAll(() => rmSync(directory, { recursive: true }));

const large = requestFor("/assets/large-1234.css");

test("a server with few descriptors survives aborted and pipelined downloads", async () => {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn("sh", ["-c", `ulimit -n 128; exec "$0" "${main}"`, process.execPath], {
    env: { ...process.env, PORT: "0", BUILD_DIRECTORY: directory, ACCESS_LOG: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const port = Number(/:(\d+)\//.exec(String(line))?.[1]);
  const silent = await Promise.all(Array.from({ length: 20 }, () => open(port)));
  for (const reader of silent) reader.pause().write(large.repeat(40));
  for (let batch = 0; batch < 10; batch++) {
    const clients = await Promise.all(Array.from({ length: 40 }, () => open(port)));
    for (const client of clients) {
      client.write(large, () => setTimeout(() => client.resetAndDestroy(), 3));
    }
    await Promise.all(clients.map(whenClosed));
  }
  // More connections than descriptors: the surplus is refused.
  const crowd = await Promise.all(Array.from({ length: 200 }, () => open(port)));
  for (const client of [...crowd, ...silent]) client.destroy();
  await Promise.all(crowd.map(whenClosed));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});
