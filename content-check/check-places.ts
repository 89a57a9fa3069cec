import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describeMistake, type Mistake } from "./mistake.ts";

/** The old locations of the owner's files, each with a description of the new location. */
const moved = [
  ["public", "the folder content/public"],
  ["app/styles/tokens.css", "its colors, type and spacing in content/theme.css"],
] as const;

/** Matches code files that used to be in content/. */
const formerCode = /^content\/(?:schema[\w-]*|names)\.ts$/;

/**
 * Looks for files in their old locations, left over from an earlier version. These files may cause other mistakes, so
 * the check stops.
 * @throws if there are such files; the message has a line for each mistake
 */
export function checkPlaces(root: string): void {
  const files = globSync("content/*.ts", { cwd: root }).toSorted();
  const mistakes: readonly Mistake[] = [
    ...moved
      .filter(([file]) => existsSync(join(root, file)))
      .map(([file, expected]) => ({ file, found: "a file in its old location", expected })),
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
