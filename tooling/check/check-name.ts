import { findMissingLetters } from "../build/draw-text.ts";
import { textOf } from "./check-entries.ts";
import { type Problem, write } from "./problem.ts";

/** Letters of the shop's name that the icons and the picture for sharing could not show. */
export async function checkName(root: string, site: unknown): Promise<readonly Problem[]> {
  const missing = await findMissingLetters(root, textOf(site, "name"));
  if (missing.length === 0) return [];
  return [
    {
      file: "content/site.ts",
      entry: "",
      field: "name",
      found: missing.map(write).join(", "),
      allowed: "letters that the shop's font has, for the icons and the picture for sharing",
    },
  ];
}
