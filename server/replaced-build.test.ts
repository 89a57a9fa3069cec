import { renameSync, rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { listen } from "./clients.ts";
import { followBuild } from "./follow-build.ts";
import { createBoundedServer } from "./listen.ts";
import { changePage, files, writeSmallBuild } from "./server-fixture.ts";

const directory = writeSmallBuild();
const build = followBuild({ directory, log: () => undefined, interval: 30 });
const server = createBoundedServer(createApp({ build, log: false }));

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

test("a build is replaced under load without a failed request", async () => {
  const shop = `http://127.0.0.1:${await listen(server)}`;
  const next = writeSmallBuild();
  changePage(next, "index.html", "<h1>New</h1>");
  const failed: string[] = [];
  const pages = new Set<string>();

  async function visit(): Promise<void> {
    while (!pages.has("<h1>New</h1>")) {
      for (const path of ["/", "/search", "/assets/app-1234.js"]) {
        const response = await fetch(shop + path);
        const text = await response.text();
        if (response.status !== 200) failed.push(`${path}: ${response.status}`);
        if (path === "/") pages.add(text);
      }
    }
  }

  const visitors = Array.from({ length: 8 }, visit);
  await expect.poll(() => pages.size).toBe(1);
  rmSync(directory, { recursive: true });
  renameSync(next, directory);
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect([...pages].toSorted()).toEqual([files["index.html"], "<h1>New</h1>"].toSorted());
});
