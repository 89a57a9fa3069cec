import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "./content.ts";
import type { Problem } from "./problem.ts";

/** What each file of content/ has to export, and what stands for it while it cannot be read. */
const files = {
  products: { products: [], trending: [] },
  posts: { posts: [] },
  categories: { categories: [], genders: [], subcategories: [], unknownCategorySubtitle: "" },
  "category-tiles": { categoryTiles: [] },
  "hero-cards": { heroCards: [] },
  services: { services: [] },
  colours: { colours: {} },
  pictures: { pictures: {} },
  site: { site: {} },
} as const satisfies Record<string, Partial<Content>>;

type LoadedContent = {
  readonly content: Content;
  /** Why files could not be read, a line for each; what they hold is then empty. */
  readonly problems: readonly Problem[];
};

/** Reads the files of content/ as they are now. */
export async function loadContent(root: string): Promise<LoadedContent> {
  const loaded = await Promise.all(
    Object.entries(files).map(([name, exports]) => loadFile(root, `content/${name}.ts`, exports)),
  );
  const content = Object.assign({}, ...loaded.map((file) => file.exports));
  return { content, problems: loaded.flatMap(({ problem }) => problem ?? []) };
}

async function loadFile(root: string, file: string, needed: Partial<Content>) {
  const path = join(root, file);
  const problem = (found: string, allowed: string, entry = "") => ({
    exports: needed,
    problem: { file, entry, field: "", found, allowed },
  });
  if (!existsSync(path)) return problem("no file", "a file of that name");
  try {
    const exports: Record<string, unknown> = await import(pathToFileURL(path).href);
    const missing = Object.keys(needed).find((name) => exports[name] === undefined);
    if (missing === undefined) return { exports, problem: undefined };
    const others = Object.keys(exports).join(", ");
    return problem(`no export of that name (but ${others})`, `an exported ${missing}`, missing);
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    // Node writes the place before the message.
    const [, line] = /^.+:(\d+)\n/.exec(stack) ?? [];
    const reason = message.trim().split("\n").at(-1) ?? "";
    return problem(
      `what is no TypeScript (${reason})`,
      "a file that can be read",
      line === undefined ? "" : `line ${line}`,
    );
  }
}
