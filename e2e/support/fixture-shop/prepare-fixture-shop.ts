import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { tokensFile } from "../../../build-tools/read-tokens.ts";
import { fileSchemas } from "../../../content/schema.ts";
import { projects, root } from "../builds.ts";
import { copyProject, replaceIn, runIn } from "../copied-project.ts";
import { drawOriginals } from "./draw-originals.ts";

/** The fixture shop's font and colors: its content names these backdrops, whatever the owner's are. */
const theme = {
  font: '"Instrument Sans", "Hemline Fallback", system-ui, sans-serif',
  bg: "light-dark(#f6f8f4, #0d1512)",
  surface: "light-dark(#e9eee6, #16211d)",
  ink: "light-dark(#0f2a24, #eef5ee)",
  muted: "light-dark(#35534a, #b3c8bd)",
  rule: "var(--ink)",
  "reduced-price": "light-dark(#7d2c12, #f0b48a)",
  camel: "light-dark(#e8b54d, #d9a53c)",
  "on-camel": "#241a05",
  cognac: "light-dark(#6b2f16, #5e2912)",
  "on-cognac": "#fbeee2",
  forest: "light-dark(#114b3c, #0f4537)",
  "on-forest": "#e4f3ec",
  indigo: "light-dark(#1d2f63, #1a2a58)",
  "on-indigo": "#d5e2fb",
  sky: "light-dark(#c6dbee, #a9c2d8)",
  "on-sky": "#0f2438",
  clay: "light-dark(#e3b49a, #c79678)",
  "on-clay": "#2a120a",
} as const;

/** The pages of section 2, without those that the owner has added. */
const pages = {
  "app/routes.ts": `export const routes = [
  { id: "home", path: "/" },
  { id: "search", path: "/search" },
  { id: "category", path: "/categories/:name/:gender?" },
] as const;
`,
  "app/page-components.ts": `import { CategoryPage } from "./pages/category/category-page.tsx";
import { HomePage } from "./pages/home/home-page.tsx";
import { SearchPage } from "./pages/search/search-page.tsx";

export const pageComponents = {
  home: HomePage,
  search: SearchPage,
  category: CategoryPage,
};
`,
};

/** Type-checks what is built, without the tests. */
const types = {
  extends: "./tsconfig.json",
  include: ["app/**/*", "content/**/*", "build-tools/pictures/list-pictures.ts"],
  exclude: ["**/*.test.*", "**/*-fixture.*"],
};

/** Turns a copy of the project in an empty folder into the fixture shop. */
export async function prepareFixtureShop(folder: string): Promise<void> {
  copyProject(root, folder);
  const content = join(folder, "content");
  rmSync(content, { recursive: true });
  cpSync(join(import.meta.dirname, "content"), content, { recursive: true });
  for (const schema of globSync("content/schema*.ts", { cwd: root })) {
    cpSync(join(root, schema), join(folder, schema));
  }
  await drawOriginals(join(content, "images"));
  for (const [file, code] of Object.entries(pages)) writeFileSync(join(folder, file), code);
  replaceIn(join(folder, tokensFile), /color-scheme:[^;]*;/, "color-scheme: light dark;");
  changeTokens(folder, theme);
}

/**
 * Turns a copy of the fixture shop in an empty folder into another shop.
 * @param changes other content, by its exports: of each file all or none
 * @param tokens those with other values
 */
export function prepareOtherShop(
  folder: string,
  changes: Readonly<Record<string, unknown>>,
  tokens: Readonly<Record<string, string>>,
): void {
  copyProject(projects.fixtureShop, folder);
  for (const [file, { shape }] of Object.entries(fileSchemas)) {
    const changed = Object.keys(shape).filter((name) => name in changes);
    const exports = changed.map((name) => writeExport(file, name, changes[name]));
    if (exports.length > 0) writeFileSync(join(folder, `content/${file}.ts`), exports.join(""));
  }
  changeTokens(folder, tokens);
}

function writeExport(file: string, name: string, value: unknown): string {
  const type = `import("zod").infer<(typeof import("./schema.ts").fileSchemas)["${file}"]>["${name}"]`;
  const whole = { depth: null, maxArrayLength: null, maxStringLength: null };
  return `export const ${name}: ${type} = ${inspect(value, whole)};\n`;
}

/** Gives some tokens of a shop other values, or adds them. */
function changeTokens(folder: string, values: Readonly<Record<string, string>>): void {
  const file = join(folder, tokensFile);
  const changed = Object.entries(values).reduce(
    (text, [name, value]) => {
      // The first is the one without conditions.
      const own = new RegExp(`--${name}:[^;]*;|(?<=:root \\{)(?![^}]*--${name}:)`);
      return text.replace(own, `--${name}: ${value};`);
    },
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, changed);
}

/** Checks that the application's types hold for the fixture shop's content. */
export function checkTypes(folder: string): void {
  writeFileSync(join(folder, "tsconfig.fixture-shop.json"), JSON.stringify(types));
  runIn(folder, "node_modules/typescript/bin/tsc", "-p", "tsconfig.fixture-shop.json");
}
