import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";

/**
 * Returns the current exports of a content file. The imported address changes with each edit, because Node caches
 * modules by address.
 * @param file the path relative to the project
 * @throws if the exports do not match the schema; `npm run check` describes the mistake
 */
export async function readContent<T>(root: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const path = join(root, file);
  const address = `${pathToFileURL(path).href}?at=${(await stat(path)).mtimeMs}`;
  const { data, error } = schema.safeParse(await import(/* @vite-ignore */ address));
  if (data !== undefined) return data;
  throw new Error(
    `${file}: found an error, so the shop cannot be built. Run \`npm run check\` for details.`,
    { cause: error },
  );
}
