import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressible } from "../../server/headers.ts";
import { writeUnlessOwned } from "./write-unless-owned.ts";

/** Writes a Brotli copy and a gzip copy next to each text file, if the copy is smaller than the file. */
export async function compressFiles(client: string): Promise<void> {
  const files = globSync("**/*.*", { cwd: client }).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(client, file);
      const bytes = await readFile(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes),
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < bytes.length) await writeUnlessOwned(`${path}.br`, br);
      if (gz.length < bytes.length) await writeUnlessOwned(`${path}.gz`, gz);
    }),
  );
}
