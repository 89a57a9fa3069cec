import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describeMistake, type Mistake } from "./mistake.ts";

/** The former places of an owner's files, each with the new one. */
const moved = [
  ["public", "the folder content/public"],
  ["app/styles/tokens.css", "its colors, type and spacing in content/theme.css"],
] as const;

/** Code files that were in content/. */
const formerCode = /^content\/(?:schema[\w-]*|names)\.ts$/;

/**
 * Finds files in the places of an earlier version. Other mistakes may follow from them, so the check stops.
 * @throws if there are any, with a line for each
 */
export function checkPlaces(root: string): void {
  const files = globSync("content/*.ts", { cwd: root }).toSorted();
  const mistakes: readonly Mistake[] = [
    ...moved
      .filter(([file]) => existsSync(join(root, file)))
      .map(([file, expected]) => ({ file, found: "it in its old place", expected })),
    ...files.flatMap((path) => {
      const file = path.replaceAll(sep, "/");
      if (formerCode.test(file)) {
        const expected = "no such file: the shape of the content is in app/content-shape";
        return [{ file, found: "code", expected }];
      }
      const source = readFileSync(join(root, file), "utf8");
      const imports = [...source.matchAll(/(?<= from ")\.\/((?:schema|names)\.ts)(?=")/g)];
      return imports.map(([found, name]) => ({
        file,
        found: `an import of "${found}"`,
        expected: `"../app/content-shape/${name}"`,
      }));
    }),
  ];
  if (mistakes.length > 0) {
    throw new Error([...mistakes.map(describeMistake), seeUpgrade].join("\n"));
  }
}

const seeUpgrade = '"Keep up with the template" in docs/owner.md lists what has moved.';
