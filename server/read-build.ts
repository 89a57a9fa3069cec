import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a build says of itself (tooling/build/finish-build.ts). */
export type Build = {
  /** The folder of its files. */
  readonly client: string;
  /** "/" or "/my-shop/". */
  readonly base: string;
  /** The policy of each page by its address; `/404` is the not-found page. */
  readonly pages: ReadonlyMap<string, string>;
};

/**
 * Reads which pages a build has.
 *
 * @throws if there is no complete build; the message says what to run
 */
export function readBuild(directory: string): Build {
  const path = join(directory, "pages.json");
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Error(`There is no build to serve in ${directory}. Run \`npm run build\` first.`);
  }
  if (!isRecord(parsed) || typeof parsed.base !== "string" || !isRecord(parsed.pages)) {
    throw new Error(`${path} is not what a build writes. Run \`npm run build\` again.`);
  }
  const pages = new Map<string, string>();
  for (const [page, policy] of Object.entries(parsed.pages)) pages.set(page, String(policy));
  return { client: join(directory, "client"), base: parsed.base, pages };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
