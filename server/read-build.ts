import { join } from "node:path";
import { type BuildList, readList } from "./build-list.ts";
import { readFiles, type StoredFile } from "./read-files.ts";

/** A snapshot of a build, with its files in memory. */
export type Build = {
  /** The text of its list, which no other build shares. */
  readonly list: string;
  /** "/" or "/my-shop/". */
  readonly base: string;
  /** Everything served, by its full path, with the base path and without a trailing slash. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly notFound: StoredFile;
};

/**
 * Reads a build into memory.
 * @param expectedBase the only base path that it may have, if there is only one
 * @throws if the build is not whole; the message is the reason
 */
export function readBuild(
  directory: string,
  list = readList(directory),
  expectedBase?: string,
): Build {
  const { base, pages, files: hashes }: BuildList = JSON.parse(list);
  if (base !== (expectedBase ?? base)) {
    throw new Error(`it is for the base path ${base} instead of ${expectedBase}`);
  }
  const { "/": home, "/404": notFound, ...others } = pages;
  if (home === undefined || notFound === undefined) throw new Error("its list has no pages");
  const { named, find } = readFiles(join(directory, "client"), hashes);
  const files = new Map(named.map(([name, file]) => [base + name, file]));
  files.set(base === "/" ? base : base.slice(0, -1), find("index.html", home));
  for (const [page, policy] of Object.entries(others)) {
    const name = page.slice(1);
    files.set(base + name, find(`${name}/index.html`, policy));
  }
  return { list, base, files, notFound: find("404.html", notFound) };
}
