import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";

/**
 * The exports of a content file as it is now: Node caches modules by their address.
 * @param file its path in the project
 * @throws if they have another shape, which the check describes
 */
export async function readContent<T>(root: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const path = join(root, file);
  const address = `${pathToFileURL(path).href}?at=${(await stat(path)).mtimeMs}`;
  const { data, error } = schema.safeParse(await import(/* @vite-ignore */ address));
  if (data !== undefined) return data;
  throw new Error(`${file} is not valid. Run \`npm run check\`.`, { cause: error });
}
