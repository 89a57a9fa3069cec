import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Pending clean-up tasks, from oldest to newest. */
const pending = new Set<() => void>();

process.once("exit", () => {
  for (const task of [...pending].toReversed()) task();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

/** Runs a clean-up task when the process ends for any reason. Returns a function that runs the task earlier. */
export function cleanUpAtExit(task: () => void): () => void {
  pending.add(task);
  return () => {
    if (pending.delete(task)) task();
  };
}

/** Calls a function with the path of an empty temporary folder, then deletes the folder. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  const remove = cleanUpAtExit(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await work(folder);
  } finally {
    remove();
  }
}
