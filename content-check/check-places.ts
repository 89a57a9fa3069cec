import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describeMistake, type Mistake } from "./mistake.ts";

/** The old locations of the owner's files, each with what to do. */
const moved = [
  ["public", "a folder", "Move its files to content/public/, then delete this folder"],
  [
    "app/styles/tokens.css",
    "a file",
    "Move its colors, fonts, and spacing to content/theme.css, then delete this file",
  ],
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
      .map(([file, kind, remedy]) => ({
        file,
        found: `${kind} from an earlier version of the template`,
        remedy,
      })),
    ...files.flatMap((path) => {
      const file = path.replaceAll(sep, "/");
      if (formerCode.test(file)) {
        return [
          {
            file,
            found: "a file that is no longer used",
            remedy: "Its code is now in app/content-shape/. Delete this file",
          },
        ];
      }
      const source = readFileSync(join(root, file), "utf8");
      const imports = [...source.matchAll(/(?<= from ")\.\/((?:schema|names)\.ts)(?=")/g)];
      return imports.map(([found, name]) => ({
        file,
        found: `an import from "${found}"`,
        remedy: `Change it to "../app/content-shape/${name}"`,
      }));
    }),
  ];
  if (mistakes.length > 0) {
    throw new Error(mistakes.map(describeMistake).join("\n"));
  }
}
