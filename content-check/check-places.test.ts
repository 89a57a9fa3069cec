import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { checkPlaces } from "./check-places.ts";

test("after an upgrade, every file in its old location is listed with its new location", () =>
  inTemporaryFolder(async (root) => {
    const write = (file: string, text = "") => writeFileSync(join(root, file), text);
    for (const folder of ["content/public", "app/styles"]) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    write("content/posts.ts", 'import type { Post } from "../app/content-shape/schema.ts";');
    expect(() => checkPlaces(root)).not.toThrow();
    mkdirSync(join(root, "public"));
    write("app/styles/tokens.css");
    write("content/schema-fields.ts");
    write("content/posts.ts", 'import type { Post } from "./schema.ts";');
    expect(() => checkPlaces(root)).toThrow(
      `public: found a folder from an earlier version of the template. Move its files to content/public/, then delete this folder.
app/styles/tokens.css: found a file from an earlier version of the template. Move its colors, fonts, and spacing to content/theme.css, then delete this file.
content/posts.ts: found an import from "./schema.ts". Change it to "../app/content-shape/schema.ts".
content/schema-fields.ts: found a file that is no longer used. Its code is now in app/content-shape/. Delete this file.`,
    );
  }));
