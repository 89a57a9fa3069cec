import { once } from "node:events";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { abortDownloads, open, requestFor } from "./clients-fixture.ts";
import { portOf, startServer } from "./process-fixture.ts";
import { faults, listFiles, writeSmallBuild } from "./server-fixture.ts";

/** `SOAK_MINUTES=20 npx vitest run server/soak` deploys every thirty seconds for that long. */
const minutes = Number(process.env.SOAK_MINUTES ?? 0);
const interval = minutes > 0 ? 30_000 : 1_000;
const rounds = Math.max(1, Math.round((minutes * 2) / 3));

const large = requestFor("/assets/large-1234.css");
const waysToBreak = Object.values(faults);

/** Each takes the place of the build in a folder. */
const ways: readonly ((next: string, directory: string, round: number) => void | Promise<void>)[] =
  [
    function arriveBroken(next, directory, round) {
      renameSync(next, directory);
      waysToBreak[round % waysToBreak.length]?.(directory);
    },
    renameSync,
    async function arriveFileByFile(next, directory, round) {
      const names = listFiles(next).toSorted();
      const first = round % names.length;
      for (const name of [...names.slice(first), ...names.slice(0, first)]) {
        mkdirSync(dirname(join(directory, name)), { recursive: true });
        renameSync(join(next, name), join(directory, name));
        await setTimeout(10);
      }
      rmSync(next, { recursive: true });
    },
  ];

test(
  "with few descriptors and nobody to read its output, it serves every visit and the last good build",
  { timeout: rounds * ways.length * interval + 30_000 },
  async () => {
    const directory = writeSmallBuild();
    const { child, ...started } = startServer({ BUILD_DIRECTORY: directory });
    const port = await portOf(started);
    child.stdout?.removeAllListeners("data").pause();
    const failed: string[] = [];
    let home = "";
    const end = new AbortController();

    async function visit(): Promise<void> {
      while (!end.signal.aborted) {
        for (const path of ["/search", "/assets/app-1234.js", "/"]) {
          const response = await fetch(`http://127.0.0.1:${port}${path}`);
          home = await response.text();
          if (response.status !== 200) failed.push(`${path}: ${response.status}`);
        }
        await setTimeout(5);
      }
    }

    async function disturb(): Promise<void> {
      while (!end.signal.aborted) {
        const silent = await Promise.all(Array.from({ length: 20 }, () => open(port)));
        for (const reader of silent) reader.pause().write(large.repeat(40));
        await abortDownloads(port, large);
        for (const reader of silent) reader.destroy();
      }
    }

    const clients = [visit(), visit(), disturb()];
    for (let round = 0; round < rounds; round++) {
      for (const [index, replace] of ways.entries()) {
        const next = writeSmallBuild(`Build ${round}.${index}`);
        rmSync(directory, { recursive: true });
        await replace(next, directory, round);
        await setTimeout(interval);
      }
    }
    await expect.poll(() => home, { timeout: 10_000 }).toBe(`Build ${rounds - 1}.2`);
    end.abort();
    await Promise.all(clients);
    expect(failed).toEqual([]);

    // More connections than descriptors: the surplus is refused.
    const crowd = await Promise.all(Array.from({ length: 200 }, () => open(port)));
    for (const client of crowd) client.destroy();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    rmSync(directory, { recursive: true });
  },
);
