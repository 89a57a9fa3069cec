import { statSync } from "node:fs";
import { type Build, listOfPages, readBuild } from "./read-build.ts";
import type { StoredFile } from "./read-files.ts";
import { cacheForAYear } from "./security-headers.ts";

type FollowOptions = {
  readonly directory: string;
  /** Called when the build changes. */
  readonly log: (message: string) => void;
  /** How often to look for a new build, in milliseconds. */
  readonly interval?: number;
};

/**
 * The newest complete build of a directory: its properties change when a new build replaces it. While
 * the new build is incomplete, the previous one stays, whatever happens to its files.
 *
 * @throws if there is no complete build to begin with
 */
export function followBuild({ directory, log, interval = 1_000 }: FollowOptions): Build {
  let seen = versionOf(directory);
  let served = seen;
  let newest = readBuild(directory);
  let current = newest;
  let lastError = "";

  function check(): void {
    const version = versionOf(directory);
    // A build that changed since the last check may still be copied.
    const settled = version === seen;
    seen = version;
    if (!settled || version === undefined || version === served) return;
    try {
      const next = readBuild(directory);
      current = keepHashedFiles(next, newest);
      newest = next;
      served = version;
      lastError = "";
      log("A new build is served.");
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError) log(`The previous build is still served. ${message}`);
      lastError = message;
    }
  }

  setInterval(check, interval).unref();
  return {
    get client() {
      return current.client;
    },
    get base() {
      return current.base;
    },
    get pages() {
      return current.pages;
    },
    get files() {
      return current.files;
    },
    get notFound() {
      return current.notFound;
    },
  };
}

/** Open pages of the previous build still request its scripts and pictures. */
function keepHashedFiles(next: Build, previous: Build): Build {
  const files = new Map<string, StoredFile>();
  for (const [path, file] of previous.files) {
    if (file.cacheControl === cacheForAYear) files.set(path, file);
  }
  for (const [path, file] of next.files) files.set(path, file);
  return { ...next, files };
}

function versionOf(directory: string): string | undefined {
  const stats = statSync(listOfPages(directory), { throwIfNoEntry: false });
  return stats && [stats.ino, stats.size, stats.mtimeMs].join();
}
