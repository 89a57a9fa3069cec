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
      `public: found a file in its old location. Expected the folder content/public.
app/styles/tokens.css: found a file in its old location. Expected its colors, type and spacing in content/theme.css.
content/posts.ts: found an import of "./schema.ts". Expected "../app/content-shape/schema.ts".
content/schema-fields.ts: found code. Expected no such file: the shape of the content is in app/content-shape.
"Keep up with the template"`,
    );
  }));
