import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { buildProject, copyProject } from "../build-tools/project/copy-project.ts";
import { syntheticContent } from "./synthetic-content.ts";
import { syntheticProducts, writeProducts } from "./synthetic-products.ts";

const root = join(import.meta.dirname, "..");

/** Builds the shop with this many synthetic products in a temporary copy, and passes the build on. */
export function withSyntheticShop<T>(
  count: number,
  work: (build: string) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    copyProject(root, folder);
    const source = writeProducts(syntheticProducts(count, syntheticContent));
    writeFileSync(join(folder, "content/products.ts"), source);
    buildProject(folder);
    return work(join(folder, "build"));
  });
}
