import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFiles, readStoredFile, type StoredFile } from "./read-files.ts";

/** A snapshot of a build, with its files in memory. */
export type Build = {
  /** The folder of its files. */
  readonly client: string;
  /** "/" or "/my-shop/". */
  readonly base: string;
  /** The content policy of each page by its address; `/404` is the not-found page. */
  readonly pages: ReadonlyMap<string, string>;
  /** Everything served, by its full path, with the base path and without a trailing slash. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly notFound: StoredFile;
};

/** A build writes its list of pages last (build-tools/output/finish-build.ts): it is complete with it. */
export function listOfPages(directory: string): string {
  return join(directory, "pages.json");
}

/**
 * Reads a build into memory.
 *
 * @throws if there is no complete build; the message says what to run
 */
export function readBuild(directory: string): Build {
  const client = join(directory, "client");
  const { base, pages } = readPages(directory);
  const files = new Map<string, StoredFile>();
  for (const [path, file] of readFiles(client)) files.set(base + path.slice(1), file);
  for (const [page, policy] of pages) {
    if (page === "/404") continue;
    const address = base + page.slice(1);
    const path = address === "/" ? address : address.replace(/\/$/, "");
    files.set(path, readPage(client, join(page, "index.html"), policy));
  }
  const notFound = readPage(client, "404.html", pages.get("/404") ?? "default-src 'none'");
  return { client, base, pages, files, notFound };
}

function readPages(directory: string): Pick<Build, "base" | "pages"> {
  const path = listOfPages(directory);
  if (!existsSync(path)) {
    throw new Error(`There is no complete build in ${directory}. Run \`npm run build\` first.`);
  }
  const parsed = parse(readFileSync(path, "utf8"));
  if (!isRecord(parsed) || typeof parsed.base !== "string" || !isRecord(parsed.pages)) {
    throw new Error(`${path} is malformed. Run \`npm run build\` again.`);
  }
  const pages = new Map<string, string>();
  for (const [page, policy] of Object.entries(parsed.pages)) pages.set(page, String(policy));
  return { base: parsed.base, pages };
}

function readPage(client: string, name: string, policy: string): StoredFile {
  const path = join(client, name);
  if (!existsSync(path)) {
    throw new Error(`The build is incomplete: ${path} is missing. Run \`npm run build\` again.`);
  }
  return readStoredFile(path, policy);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
