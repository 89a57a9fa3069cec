import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describeMistake, type Mistake } from "./mistake.ts";

/** Where earlier versions had what is the owner's, and where it is now. */
const moved = [
  ["public", "the folder content/public"],
  ["app/styles/tokens.css", "its colors, type and spacing in content/theme.css"],
] as const;

/** Code that earlier versions had in content/. */
const formerCode = /^content\/(?:schema[\w-]*|names)\.ts$/;

/**
 * @throws if a file is where an earlier version had it: whatever else the check finds may follow from it
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
