import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { cleanUpAtExit } from "../../build-tools/project/clean-up.ts";
import { findFreePort } from "../../build-tools/project/find-free-port.ts";

/** What a copy shares with the project: packages, and pictures that are encoded already. */
const shared = ["node_modules", ".cache"];

const notCopied = new Set([
  ...shared,
  ".env",
  ".git",
  "build",
  "e2e",
  "playwright-report",
  "test-results",
]);

/** Copies the project's sources into a folder, to be changed and built there. */
export function copyProject(root: string, folder: string): void {
  for (const name of readdirSync(root).filter((entry) => !notCopied.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of shared) {
    mkdirSync(join(root, name), { recursive: true });
    symlinkSync(join(root, name), join(folder, name), "junction");
  }
}

/** Runs the development server of a folder during the work. */
export async function withDevelopmentServer(
  folder: string,
  base: string,
  work: (shop: string) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const program = join(folder, "node_modules/vite/bin/vite.js");
  // It starts a process of its own; both are in a group that is stopped as one.
  const server = spawn(
    process.execPath,
    [program, "--configLoader", "native", "--port", String(port), "--strictPort"],
    {
      cwd: folder,
      detached: true,
      stdio: "ignore",
      env: { ...process.env, BASE_PATH: base, NODE_ENV: "development" },
    },
  );
  const stop = cleanUpAtExit(() => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  });
  try {
    const shop = `http://localhost:${port}${base}`;
    const status = () => fetch(shop).then((response) => response.status, String);
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await work(shop);
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
