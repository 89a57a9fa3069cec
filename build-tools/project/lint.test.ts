import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "./clean-up.ts";

const root = join(import.meta.dirname, "../..");

/** Runs `npm run lint` on a file alone, with the project's settings. */
function lint(file: string, text: string) {
  return inTemporaryFolder(async (folder) => {
    const settings = ["oxlint.config.ts", "package.json", "stylelint.config.js", "tsconfig.json"];
    for (const name of [...settings, "build-tools/project/import-rules.ts"]) {
      cpSync(join(root, name), join(folder, name));
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    const options = { cwd: folder, shell: true, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync("npm run --silent lint", options);
    // Continuous integration has its output in colors.
    return { status, output: stripVTControlCharacters(stdout + stderr) };
  });
}

const mistakesInStyles = `@layer components {
  .a::first-letter {
    colour: inherit;
    widht: 1px;
    display: flx;
    margin: 10xp;
    color: #fff;
    gap: 0 !important;
    letter-spacing: calc(1em * 1);
    text-align: left;
    transition: opacity 1s;
    translate: 1px;
  }
  .a + * { margin-left: 0; }
  html:has(.a) { top: 0; }
  @media (width < 50rem) {}
}
`;

const mistakesInScript = `
Promise.resolve();
export const sorted = [2, 10].toSorted();
export const outside: string = JSON.parse("1");
export const skip = (self: ServiceWorkerGlobalScope) => self.skipWaiting();
export const anything = (value: any) => value;
`;

test.each([
  [
    "app/a.module.css",
    mistakesInStyles,
    "2:5 3:5 4:5 5:14 6:13 7:12 8:12 9:21 10:17 11:17 12:16 14:3 14:12 15:3 16:19",
  ],
  ["app/a.ts", mistakesInScript, "a.ts:2:1 a.ts:3:23 a.ts:4:30 a.ts:5:62 a.ts:6:33"],
  ["content-check/a.ts", 'export { Price } from "../app/product/price.tsx";', "a.ts:1:1"],
  [
    "app/product/a.ts",
    'export { a } from "../../server/a.ts";\nexport { b } from "../listing/b.ts";',
    "a.ts:1:1 a.ts:2:1",
  ],
  ["build-tools/reading/a.ts", 'export { a } from "../writing/a.ts";', "a.ts:1:1"],
  // The content policy blocks it.
  ["app/a.tsx", "export const bar = <div style={{ top: 0 }} />;", "a.tsx:1:25"],
])("npm run lint names each mistake in %s with its line", async (file, text, places) => {
  const { status, output } = await lint(file, text);
  expect(status).not.toBe(0);
  for (const place of places.split(" ")) expect(output).toContain(place);
});
