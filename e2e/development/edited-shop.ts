import { spawn } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { cleanUpAtExit } from "../../test-tools/clean-up.ts";
import { findFreePort } from "../../test-tools/find-free-port.ts";
import { environmentOf, root } from "../support/builds.ts";

const folder = join(root, "e2e/test-shops/edited");

/** Runs the development server with a copy of the fixture shop that `work` may edit. */
export async function withEditedShop(work: (shop: string) => Promise<void>): Promise<void> {
  const remove = cleanUpAtExit(() => rmSync(folder, { recursive: true, force: true }));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, "e2e/test-shops/fixture"), folder, { recursive: true });
  const port = await findFreePort();
  const program = join(root, "node_modules/vite/bin/vite.js");
  // Vite starts a child process. `detached` puts Vite and its child in one process group, which `stop` kills.
  const server = spawn(
    process.execPath,
    [program, "--configLoader", "native", "--port", String(port), "--strictPort"],
    {
      cwd: root,
      detached: true,
      stdio: "ignore",
      env: { ...environmentOf("edited", "/"), NODE_ENV: "development" },
    },
  );
  const stop = cleanUpAtExit(() => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  });
  try {
    const shop = `http://localhost:${port}/`;
    const status = () => fetch(shop).then((response) => response.status, String);
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await work(shop);
  } finally {
    stop();
    remove();
  }
}

/**
 * Replaces text that occurs exactly once in a file of the shop. The change is atomic, so a watching server never reads
 * a partial file.
 */
export function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const [before, after, ...others] = text.split(from);
  if (after === undefined || others.length > 0) {
    throw new Error(`"${from}" does not occur exactly once in ${path}.`);
  }
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, before + to + after);
  renameSync(unfinished, path);
}
