import { cpSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../../../build-tools/project/copy-project.ts";
import { root } from "../builds.ts";
import { replaceIn, runIn } from "../copied-project.ts";
import { drawOriginals } from "./draw-originals.ts";

/** Other values for the same tokens. */
const look = {
  bg: "light-dark(#f6f8f4, #0d1512)",
  surface: "light-dark(#e9eee6, #16211d)",
  ink: "light-dark(#0f2a24, #eef5ee)",
  muted: "light-dark(#35534a, #b3c8bd)",
  camel: "light-dark(#e8b54d, #d9a53c)",
  forest: "light-dark(#114b3c, #0f4537)",
} as const;

/** Type-checks what is built, without the tests. */
const types = {
  extends: "./tsconfig.json",
  include: ["app/**/*", "content/**/*", "build-tools/pictures/*", ".react-router/types/**/*"],
  exclude: ["**/*.test.*", "**/*-fixture.*"],
};

/** Turns a copy of the project in an empty folder into a fixture shop, and checks its content. */
export async function prepareFixtureShop(
  folder: string,
  shop: "fixture-shop" | "german-shop" = "fixture-shop",
): Promise<void> {
  copyProject(root, folder);
  rmSync(join(folder, "content"), { recursive: true });
  const content = join(root, "e2e/support", shop, "content");
  cpSync(content, join(folder, "content"), { recursive: true });
  for (const schema of globSync("content/schema*.ts", { cwd: root })) {
    cpSync(join(root, schema), join(folder, schema));
  }
  await drawOriginals(join(folder, "content/images"));
  for (const [name, value] of Object.entries(look)) {
    replaceIn(
      join(folder, "app/styles/tokens.css"),
      new RegExp(`--${name}: [^;]+;`),
      `--${name}: ${value};`,
    );
  }
  runIn(folder, "content-check/run-check.ts");
}

/** Checks that the application's types hold for the fixture shop's content. */
export function checkTypes(folder: string): void {
  writeFileSync(join(folder, "tsconfig.fixture-shop.json"), JSON.stringify(types));
  runIn(folder, "node_modules/@react-router/dev/bin.cjs", "typegen");
  runIn(folder, "node_modules/typescript/bin/tsc", "-p", "tsconfig.fixture-shop.json");
}
