import {
  appendFileSync,
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { updateBuildList, writeBuildList } from "./build-list.ts";

/** Ways in which a build in its place is not whole. */
const faults: readonly ((directory: string) => void)[] = [
  (directory) => rmSync(join(directory, "client/assets"), { recursive: true }),
  (directory) => truncateSync(join(directory, "client/404.html"), 99),
  (directory) => rmSync(join(directory, "build.json")),
  (directory) => truncateSync(join(directory, "build.json"), 999),
  (directory) => writeBuildList(directory, { base: "/", pages: {} }),
  (directory) => writeBuildList(directory, { base: "/elsewhere/", pages: { "/": "", "/404": "" } }),
  // Root may enter any folder.
  ...(process.getuid?.() === 0 ? [] : [(directory: string) => chmodSync(directory, 0)]),
  (directory) => {
    rmSync(directory, { recursive: true });
    symlinkSync(directory, directory);
  },
];

/** Deploys copies of a build: one in three is broken, one in three arrives file by file. */
export function deployRepeatedly(source: string, directory: string, interval: number) {
  const done = { deployments: 0, broken: 0, lastGood: "" };
  const ended = new AbortController();

  async function deploy(): Promise<void> {
    const kind = done.deployments++ % 3;
    const next = `${directory}.next`;
    cpSync(source, next, { recursive: true });
    const mark = `<!-- deployment ${done.deployments} -->`;
    for (const ending of [".br", ".gz"]) rmSync(join(next, `client/index.html${ending}`));
    appendFileSync(join(next, "client/index.html"), mark);
    updateBuildList(next);
    if (lstatSync(directory).isDirectory()) chmodSync(directory, 0o700);
    rmSync(directory, { recursive: true });
    if (kind === 1) await arrive(next, directory);
    else renameSync(next, directory);
    if (kind === 2) faults[done.broken++ % faults.length]?.(directory);
    else done.lastGood = mark;
  }

  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      await deploy();
      await setTimeout(interval, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    /** Ends with the deployment in progress. */
    async stop() {
      ended.abort();
      await running;
      return done;
    },
  };
}

/** Moves a build's files one by one, in random order. */
async function arrive(from: string, to: string): Promise<void> {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(() => Math.random() - 0.5);
  for (const file of files) {
    const target = to + file.slice(from.length);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(file, target);
    await setTimeout(20);
  }
  rmSync(from, { recursive: true });
}
