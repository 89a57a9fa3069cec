import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProject } from "../../build-tools/project/build-project.ts";
import { hashSources, isBuiltFrom, stampBuild } from "../../build-tools/project/build-stamp.ts";

export const root = join(import.meta.dirname, "../..");

/** Outside the project, out of reach of its watchers and linters; reused by later runs. */
const folderOfBuilds = join(
  tmpdir(),
  `shop-journeys-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`,
);

/** The base path of the Japanese and the Hebrew shop. */
export const folderBase = "/my-shop/" as const;

/** The shops under test, each with the folder of its project. */
export const projects = {
  /** The owner's content. */
  content: root,
  /** The fixture shop, at the root of a host. */
  fixtureShop: join(folderOfBuilds, "fixture-shop"),
  /** In other letters, and a currency without decimals. */
  japaneseShop: join(folderOfBuilds, "japanese-shop"),
  /**
   * All that the fixture shop is not: large, in a folder of a host, in another language and font, from
   * right to left, with ids in its script and the page that docs/owner.md adds.
   */
  hebrewShop: join(folderOfBuilds, "hebrew-shop"),
} as const;

export function buildOf(project: keyof typeof projects): string {
  return join(projects[project], "build");
}

/** Prepares, checks and builds a project under a base path, unless its build is up to date. */
export async function buildIfChanged(
  project: Exclude<keyof typeof projects, "content">,
  base: string,
  prepare: (folder: string) => Promise<void> | void,
): Promise<void> {
  const folder = projects[project];
  const hash = hashSources(root, ["e2e/setup", "e2e/support/fixture-shop", "docs/owner.md"]);
  if (isBuiltFrom(buildOf(project), hash)) return;
  rmSync(folder, { recursive: true, force: true });
  await prepare(folder);
  checkContent(folder);
  buildProject(folder, { BASE_PATH: base });
  stampBuild(buildOf(project), hash);
}

/** Checks the content of a fixture shop; throws with its mistakes. */
function checkContent(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ["content-check/run-check.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`In e2e/support/fixture-shop:\n${stderr}`);
}
