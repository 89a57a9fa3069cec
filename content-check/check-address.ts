import { readBasePath } from "../build-tools/output/base-path.ts";
import { type Problem, write } from "./problem.ts";

/** Whether the shop's address ends in the folder that `BASE_PATH`, if it is set, names. */
export function checkAddress(address: unknown, basePath: string | undefined): readonly Problem[] {
  if (typeof address !== "string" || !URL.canParse(address) || basePath === undefined) return [];
  const base = readBasePath(basePath);
  const { origin, pathname } = new URL(address);
  if (`${pathname.replace(/\/$/, "")}/` === base) return [];
  return [
    {
      file: "content/site.ts",
      field: "address",
      found: write(address),
      expected: `${write(origin + base.replace(/\/$/, ""))}, as BASE_PATH is ${write(base)}`,
    },
  ];
}
