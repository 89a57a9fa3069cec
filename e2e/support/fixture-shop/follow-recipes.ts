import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { tokensFile } from "../../../build-tools/read-tokens.ts";
import { root } from "../builds.ts";
import { replaceIn } from "../copied-project.ts";

const recipes = readFileSync(join(root, "docs/owner.md"), "utf8");

/** The font stack of "Another font" in docs/owner.md. */
export const anotherFont = /## Another font\n.*? --font: (.*?);\n/s.exec(recipes)?.[1] ?? "";

/** Follows "A new page" in docs/owner.md: each code block belongs to the file named last before it. */
export function addPage(folder: string): void {
  const [, section = ""] = /## A new page\n(.*?)\n## /s.exec(recipes) ?? [];
  const blocks = section.matchAll(/`((?:app|content)\/[^`]+)`[^`]*```\w+\n(.*?)```/gs);
  const steps = [...blocks].map(([, file = "", code = ""]) => ({
    file: join(folder, file),
    code: code.replaceAll(/^ {3}/gm, ""),
  }));
  const [component, styles, row, imported, entry, list, ...others] = steps;
  if (!component || !styles || !row || !imported || !entry || !list || others.length > 0) {
    throw new Error("docs/owner.md does not have the six code blocks of a new page.");
  }
  for (const { file, code } of [component, styles]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  replaceIn(row.file, "] as const", `${row.code}] as const`);
  replaceIn(imported.file, "import { SearchPage", `${imported.code}import { SearchPage`);
  replaceIn(entry.file, "};\n", `${entry.code}};\n`);
  replaceIn(list.file, /plannedPaths: \[.*\],\n/, list.code);
}

/** Follows "A new order" in docs/owner.md, under a name that the owner's does not have. */
export function addSortOption(folder: string): void {
  const [, entry = ""] = /## A new order\n.*?```ts\n(.*?)```/s.exec(recipes) ?? [];
  const end = "} as const satisfies Record<string, SortOption>";
  replaceIn(join(folder, "app/listing/sort.ts"), end, entry.replace("newest", "latest") + end);
}

/**
 * Follows "A new filter" in docs/owner.md, with sizes for some products, under a name that the owner's
 * does not have.
 */
export function addFilter(folder: string): void {
  const [, recipe = ""] = /## A new filter\n(.*?)\n## /s.exec(recipes) ?? [];
  const [, field = "", facet = ""] = [...recipe.matchAll(/```ts\n(.*?)```/gs)].map(
    ([, code = ""]) => code.replaceAll(/\bsize(?=s?\b)/g, "span"),
  );
  const products = join(folder, "content/products.ts");
  for (const [index, sizes] of ['"XL", "M"', '"M", "S"', '"S", "XL"'].entries()) {
    replaceIn(products, `_id: ${index + 1},`, `_id: ${index + 1}, spans: [${sizes}],`);
  }
  replaceIn(join(folder, "content/schema.ts"), "    rating,\n", `${field}    rating,\n`);
  const end = "} as const satisfies Record<string, Facet>";
  replaceIn(join(folder, "app/listing/facets.ts"), end, facet + end);
}

/** Follows "A dark brand" in docs/owner.md. */
export function becomeDark(folder: string): void {
  const [, scheme = ""] = /## A dark brand\n.*?```css\n(.*?)\n/s.exec(recipes) ?? [];
  replaceIn(join(folder, tokensFile), "color-scheme: light dark;", scheme);
}

/**
 * Adds a page that search engines may not list, with capitals in its path, in a row over several lines,
 * and a link to it in the footer.
 */
export function addUnlistedPage(folder: string): void {
  const row = `{\n    path: \`/\${"Imprint"}\`,\n    id: "imprint",\n  },\n`;
  replaceIn(join(folder, "app/routes.ts"), "] as const", `  ${row}] as const`);
  const components = join(folder, "app/page-components.ts");
  const imprint = 'createElement(PageHead, { title: "Imprint", listed: false })';
  replaceIn(components, "};\n", `  imprint: () => ${imprint},\n};\n`);
  replaceIn(
    components,
    "import { SearchPage",
    `import { createElement } from "react";
import { PageHead } from "./layout/page-head.tsx";
import { SearchPage`,
  );
  const link = '{ label: "Imprint", path: "/Imprint" },';
  replaceIn(join(folder, "content/site.ts"), /(?<="?useful"?: ?\{[^[]*\[)/, link);
}
