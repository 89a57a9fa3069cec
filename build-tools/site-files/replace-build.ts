import { existsSync, renameSync, rmSync } from "node:fs";
import { nextBuild, previousBuild } from "../../server/build-list.ts";

/**
 * Makes the folder that a build is written to, while the last one stays in its place, then lets the new
 * one take it. A build that fails is deleted.
 */
export async function replaceBuild(
  directory: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const next = nextBuild(directory);
  const previous = previousBuild(directory);
  // An earlier build was killed between the two steps below.
  if (!existsSync(directory) && existsSync(previous)) renameSync(previous, directory);
  rmSync(next, { recursive: true, force: true });
  try {
    await build(next);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(directory)) renameSync(directory, previous);
  renameSync(next, directory);
  rmSync(previous, { recursive: true, force: true });
}
