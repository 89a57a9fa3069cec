import { globSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { bundleFile } from "../inline-scripts-plugin.ts";
import { picturesPlugin } from "../pictures/pictures-plugin.ts";

/**
 * The compressed size (brotli) of the owner's content alone. It shares a chunk with our own code, and
 * the budget for code excludes it.
 */
export async function measureContent(root: string): Promise<number> {
  const folder = join(root, "content");
  const files = globSync("*.ts", { cwd: folder, exclude: ["{pictures,schema*}.ts"] });
  const modules = ["virtual:pictures", ...files.map((file) => join(folder, file))];
  const code = modules.map((path) => `export * from ${JSON.stringify(path)};`).join("");
  const entry = join(folder, "virtual.ts");
  const content = {
    name: "content",
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  };
  const plugins = [picturesPlugin(root), content];
  return brotliCompressSync(await bundleFile(entry, { plugins })).length;
}
