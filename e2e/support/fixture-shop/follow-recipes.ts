import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../builds.ts";
import { replaceIn, runIn } from "../copied-project.ts";

const recipes = readFileSync(join(root, "docs/owner.md"), "utf8");

/** The font stack of "Another font" in docs/owner.md. */
export const anotherFont = /## Another font\n.*? --font: (.*?);\n/s.exec(recipes)?.[1] ?? "";

/** Follows "The next page" in docs/owner.md: each code block belongs to the file named last before it. */
export function addNextPage(folder: string): void {
  const [, section = ""] = /## The next page\n(.*)/s.exec(recipes) ?? [];
  const blocks = section.matchAll(/`((?:app|content)\/[^`]+)`[^`]*```\w+\n(.*?)```/gs);
  const steps = [...blocks].map(([, file = "", code = ""]) => ({
    file: join(folder, file),
    code: code.replaceAll(/^ {3}/gm, ""),
  }));
  const [component, styles, imported, route, list, ...others] = steps;
  if (!component || !styles || !imported || !route || !list || others.length > 0) {
    throw new Error("docs/owner.md does not have the five code blocks of the next page.");
  }
  for (const { file, code } of [component, styles]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  replaceIn(imported.file, "import { SearchPage", `${imported.code}import { SearchPage`);
  replaceIn(route.file, "pages: RouteObject[] = [\n", `pages: RouteObject[] = [\n${route.code}`);
  replaceIn(list.file, /notSetUp: \[.*\],\n/, list.code);
  runIn(folder, "content-check/run-check.ts");
}
