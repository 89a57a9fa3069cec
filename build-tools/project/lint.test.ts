import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "./clean-up.ts";

const root = join(import.meta.dirname, "../..");

/** Runs `npm run lint` on these files alone, with the project's settings. */
function lint(files: Readonly<Record<string, string>>) {
  return inTemporaryFolder(async (folder) => {
    const settings = ["oxlint.config.ts", "package.json", "stylelint.config.js", "tsconfig.json"];
    for (const name of [...settings, "build-tools/project/import-rules.ts"]) {
      cpSync(join(root, name), join(folder, name));
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const options = { cwd: folder, shell: true, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync("npm run --silent lint", options);
    // Continuous integration has its output in colors.
    return { status, output: stripVTControlCharacters(stdout + stderr) };
  });
}

const mistakesInStyles = {
  "app/a.module.css": `@layer components {
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
  .b { margin: 0 1px 0 2px; }
  .c { top: 0; } /* stylelint-disable-line color-no-hex */
}
`,
  "app/styles/b.css": ".a { color: #fff; }",
};

const mistakesInScripts = {
  "app/a.ts": `
Promise.resolve();
export const sorted = [2, 10].toSorted();
export const outside: string = JSON.parse("1");
export const skip = (self: ServiceWorkerGlobalScope) => self.skipWaiting();
export const anything = (value: any) => value;
`,
  // The content policy blocks it.
  "app/bar.tsx": `export const bar = <div style={{ top: 0 }} />;
export const button = <button>Go</button>;
export const link = (address: string) => <a href={address} target="_blank">Go</a>;
`,
  "app/product/b.ts": `
export { a } from "../../server/a.ts";
export { b } from "../listing/b.ts";
`,
  "build-tools/reading/c.ts": 'export { a } from "../writing/a.ts";',
  "content-check/d.ts": 'export { Price } from "../app/product/price.tsx";',
  "app/pages/home/e.ts": 'export { e } from "../search/e.ts";',
  "app/pages/home/deals/g.ts": 'export { g } from "../../search/g.ts";',
  "app/pages/home/h.ts": 'export { siteAddress } from "../../../content/schema-fields.ts";',
  "app/shared/i.ts": 'export { j } from "./j.ts";',
  "app/shared/j.ts": 'export { j } from "./i.ts";',
  "app/shared/texts.ts": 'export { k } from "../ui/k.ts";',
  "server/f.ts": `export { f } from "../app/f.ts";
export { g } from "../worker/g.ts";
`,
};

test.each([
  [
    mistakesInStyles,
    "2:5 3:5 4:5 5:14 6:13 7:12 8:12 9:21 10:17 11:17 12:16 14:3 14:12 15:3 16:19 17:8 18:18 1:13",
  ],
  [
    mistakesInScripts,
    "/a.ts:2:1 /a.ts:3:23 /a.ts:4:30 /a.ts:5:62 /a.ts:6:33 /bar.tsx:1:25 /bar.tsx:2:24 /bar.tsx:3:67 /b.ts:2:1 /b.ts:3:1 /c.ts:1:1 /d.ts:1:1 /e.ts:1:1 /g.ts:1:1 /h.ts:1:1 /i.ts:1:19 /texts.ts:1:1 /f.ts:1:1 /f.ts:2:1",
  ],
])("npm run lint names each mistake with its line", async (files, places) => {
  const { status, output } = await lint(files);
  expect(status).not.toBe(0);
  for (const place of places.split(" ")) expect(output).toContain(place);
});
