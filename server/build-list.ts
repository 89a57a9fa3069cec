import { hash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** Everything in a build, by which the server verifies that it is whole. */
export type BuildList = {
  /** "/" or "/my-shop/". */
  readonly base: string;
  /** The Content Security Policy of each page by its address; `/404` is the not-found page. */
  readonly pages: Readonly<Record<string, string>>;
  /** The hash of each file by its path in `client`. */
  readonly files: Readonly<Record<string, string>>;
};

/** The text of a build's list. */
export function readList(directory: string): string {
  return readFileSync(listOf(directory), "utf8");
}

/**
 * The list from its text.
 * @throws if it is not one
 */
export function parseList(text: string): BuildList {
  const list: unknown = JSON.parse(text);
  if (!isList(list)) throw new Error("its list has another shape");
  return list;
}

function isList(list: unknown): list is BuildList {
  if (!isRecord(list) || typeof list.base !== "string") return false;
  return [list.pages, list.files].every(
    (texts) => isRecord(texts) && Object.values(texts).every((text) => typeof text === "string"),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Lists the files of a build whose pages are these. */
export function writeBuildList(directory: string, pages: Omit<BuildList, "files">): void {
  const client = join(directory, "client");
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map(
      (path) => [relative(client, path).split(sep).join("/"), hashOf(readFileSync(path))] as const,
    );
  const list: BuildList = { ...pages, files: Object.fromEntries(files) };
  writeFileSync(listOf(directory), JSON.stringify(list, undefined, 2));
}

/** Lists the files of a build again after a change. */
export function updateBuildList(directory: string): void {
  const { base, pages } = parseList(readList(directory));
  writeBuildList(directory, { base, pages });
}

/** Of a file's bytes; also its ETag, and what the service worker verifies (worker/fill-cache.ts). */
export function hashOf(bytes: Buffer): string {
  return hash("sha256", bytes).slice(0, 24);
}

/** Where a build is written: next to the current one. */
export function nextBuild(directory: string): string {
  return `${resolve(directory)}.next`;
}

/** Where a build is moved before the next one takes its place. */
export function previousBuild(directory: string): string {
  return `${resolve(directory)}.previous`;
}

function listOf(directory: string): string {
  return join(directory, "build.json");
}
