import { resolve } from "node:path";

/** Where a build is written: beside the one that is there. */
export function nextBuild(directory: string): string {
  return `${resolve(directory)}.next`;
}

/** Where a build is moved before the next one takes its place. */
export function previousBuild(directory: string): string {
  return `${resolve(directory)}.previous`;
}
