import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../builds.ts";
import { replaceIn, runIn } from "../copied-project.ts";

/** The code blocks of "The next page" in docs/owner.md, each with the file named last before it. */
function readSteps(): readonly { readonly file: string; readonly code: string }[] {
  const recipes = readFileSync(join(root, "docs/owner.md"), "utf8");
  const [, section = ""] = /## The next page\n(.*)/s.exec(recipes) ?? [];
  return [...section.matchAll(/`((?:app|content)\/[^`]+)`[^`]*```\w+\n(.*?)```/gs)].map(
    ([, file = "", code = ""]) => ({ file, code: code.replaceAll(/^ {3}/gm, "") }),
  );
}

/** Follows the owner's recipe for the next page in a copy of the project. */
export function addNextPage(folder: string): void {
  const [component, styles, imported, route, list, ...others] = readSteps();
  if (!component || !styles || !imported || !route || !list || others.length > 0) {
    throw new Error("docs/owner.md does not have the five code blocks of the next page.");
  }
  for (const { file, code } of [component, styles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  replaceIn(
    join(folder, imported.file),
    "import { SearchPage",
    `${imported.code}import { SearchPage`,
  );
  replaceIn(
    join(folder, route.file),
    "pages: RouteObject[] = [\n",
    `pages: RouteObject[] = [\n${route.code}`,
  );
  replaceIn(join(folder, list.file), /notSetUp: \[.*\],\n/, list.code);
  runIn(folder, "content-check/run-check.ts");
}
