import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { picturesPlugin } from "../pictures/pictures-plugin.ts";

const entry = "virtual:content";

/**
 * The compressed size (brotli) of the owner's content alone. It shares a chunk with our own code, and
 * the budget for code excludes it.
 */
export async function measureContent(root: string): Promise<number> {
  const modules = [
    "categories",
    "category-tiles",
    "colors",
    "hero-cards",
    "posts",
    "products",
    "services",
    "site",
    "texts",
  ];
  const source = [
    ...modules.map(
      (name) => `export * from ${JSON.stringify(join(root, "content", `${name}.ts`))};`,
    ),
    `export * from "virtual:pictures";`,
  ].join("\n");
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [
      picturesPlugin(root),
      {
        name: "content",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const [chunk] = !Array.isArray(result) && "output" in result ? result.output : [];
  if (chunk === undefined) throw new Error("The bundled content is empty.");
  return brotliCompressSync(chunk.code).length;
}
