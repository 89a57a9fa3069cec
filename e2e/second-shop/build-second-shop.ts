import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildProject, copyProject } from "../../tooling/copy-project.ts";
import { replaceIn, runIn } from "../copied-project.ts";
import { drawOriginals } from "./draw-originals.ts";

const root = join(import.meta.dirname, "../..");

/** Other colours for the same places. */
const look = {
  bg: "light-dark(#f6f8f4, #0d1512)",
  surface: "light-dark(#e9eee6, #16211d)",
  ink: "light-dark(#0f2a24, #eef5ee)",
  muted: "light-dark(#35534a, #b3c8bd)",
  camel: "light-dark(#e8b54d, #d9a53c)",
  forest: "light-dark(#114b3c, #0f4537)",
} as const;

/** The types of what is built, without the tests of the first shop's content. */
const types = {
  extends: "./tsconfig.json",
  include: ["app/**/*", "content/**/*", "tooling/pictures/*", ".react-router/types/**/*"],
  exclude: ["**/*.test.*"],
};

/** Turns a copy of the project in an empty folder into the second shop, checks and builds it. */
export async function buildSecondShop(folder: string): Promise<void> {
  copyProject(root, folder);
  rmSync(join(folder, "content"), { recursive: true });
  cpSync(join(import.meta.dirname, "content"), join(folder, "content"), { recursive: true });
  await drawOriginals(join(folder, "content/images"));
  for (const [name, value] of Object.entries(look)) {
    replaceIn(
      join(folder, "app/styles/tokens.css"),
      new RegExp(`--${name}: [^;]+;`),
      `--${name}: ${value};`,
    );
  }
  writeFileSync(join(folder, "tsconfig.second-shop.json"), JSON.stringify(types));
  runIn(folder, "tooling/check/run-check.ts");
  runIn(folder, "node_modules/@react-router/dev/bin.cjs", "typegen");
  runIn(folder, "node_modules/typescript/bin/tsc", "-p", "tsconfig.second-shop.json");
  buildProject(folder);
}
