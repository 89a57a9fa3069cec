import { previousBuild, readList } from "./build-list.ts";
import { type Build, readBuild, type StoredFile } from "./read-build.ts";
import { cacheForAYear } from "./response-headers.ts";

/** Open pages of this many builds before the newest still find their scripts and pictures. */
const keptBuilds = 3;

type HashedFiles = readonly (readonly [string, StoredFile])[];

/**
 * Returns the newest complete build of a directory whenever it is called. While a new build is
 * incomplete, that is the previous one, whatever happens to its files.
 * @param log called when another build is served, and once for a build that cannot be
 * @throws if there is no complete build to begin with
 */
export function followBuild(directory: string, log: (message: string) => void): () => Build {
  let newest = readFirstBuild(directory);
  let current = newest;
  let earlier: readonly HashedFiles[] = [];
  let faultyList: string | undefined;

  function check(): void {
    let list = "";
    try {
      list = readList(directory);
      if (list !== newest.list) {
        const next = readBuild(directory, list);
        if (next.base !== newest.base) {
          throw new Error(`it is for the base path ${next.base} instead of ${newest.base}`);
        }
        earlier = [hashedFiles(newest), ...earlier].slice(0, keptBuilds);
        current = { ...next, files: new Map([...earlier.toReversed().flat(), ...next.files]) };
        newest = next;
        log("A new build is served.");
      }
      faultyList = undefined;
    } catch (error) {
      // Once for each list: of a build that arrives file by file, another one is missing every time.
      if (list !== faultyList) log(`The previous build is still served: ${reasonOf(error)}.`);
      faultyList = list;
    }
  }

  setInterval(check, 1_000).unref();
  return () => current;
}

/** A build that was killed while it replaced the previous one left that next to it. */
function readFirstBuild(directory: string): Build {
  try {
    return readBuild(directory);
  } catch (error) {
    try {
      return readBuild(previousBuild(directory));
    } catch {
      throw new Error(
        `There is no complete build in ${directory}: ${reasonOf(error)}. Run \`npm run build\`.`,
        { cause: error },
      );
    }
  }
}

function hashedFiles({ files }: Build): HashedFiles {
  return [...files].filter(([, { cacheControl }]) => cacheControl === cacheForAYear);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
