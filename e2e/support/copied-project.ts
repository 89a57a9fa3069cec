import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { notSources } from "../../build-tools/project/build-stamp.ts";
import { inTemporaryFolder, cleanUpAtExit } from "../../build-tools/project/clean-up.ts";
import { findFreePort } from "../../build-tools/project/find-free-port.ts";
import { projects } from "./builds.ts";

/** Copies the project's sources into a folder, to be changed and built there. */
export function copyProject(root: string, folder: string): void {
  for (const name of readdirSync(root).filter((entry) => !notSources.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const shared of ["node_modules", ".cache"]) {
    mkdirSync(join(root, shared), { recursive: true });
    symlinkSync(join(root, shared), join(folder, shared), "junction");
  }
}

/** Runs the work on a temporary copy of the fixture shop, which shares no file that a server may serve. */
export function withFixtureShop(work: (folder: string) => Promise<void>): Promise<void> {
  return inTemporaryFolder((folder) => {
    copyProject(projects.fixtureShop, folder);
    const cache = join(folder, ".cache");
    unlinkSync(cache);
    cpSync(join(projects.fixtureShop, ".cache"), cache, { recursive: true, dereference: true });
    return work(folder);
  });
}

/** Runs a program in a folder and throws if it fails. */
export function runIn(folder: string, ...command: readonly string[]): void {
  execFileSync(process.execPath, command, { cwd: folder, stdio: ["ignore", 2, 2] });
}

/**
 * Runs a folder's development server under a base path during the work; `output` returns what it has
 * printed so far.
 */
export async function withDevelopmentServer(
  folder: string,
  base: string,
  work: (shop: string, output: () => string) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const program = join(folder, "node_modules/vite/bin/vite.js");
  // It starts a process of its own; both are in a group that is stopped as one.
  const server = spawn(process.execPath, [program, "--port", String(port), "--strictPort"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, BASE_PATH: base, NODE_ENV: "development" },
  });
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
  }
  const stop = cleanUpAtExit(() => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  });
  try {
    const shop = `http://localhost:${port}${base}`;
    const status = () => fetch(shop).then((response) => response.status, String);
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await work(shop, () => printed);
  } finally {
    stop();
  }
}

/** Replaces text that occurs once in a file, in one step: a server that watches it never reads half. */
export function replaceIn(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  const [before, after, ...others] = text.split(from);
  if (after === undefined || others.length > 0) {
    throw new Error(`"${String(from)}" does not occur exactly once in ${path}.`);
  }
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, before + to + after);
  renameSync(unfinished, path);
}
