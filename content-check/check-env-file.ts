import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "./mistake.ts";

const file = ".env";

const otherEncoding = "text that is not UTF-8";

/** Reports an encoding of `.env` that would make Node skip settings silently. */
export function checkEnvFile(root: string): readonly Mistake[] {
  const path = join(root, file);
  const found = existsSync(path) ? findEncoding(readFileSync(path)) : undefined;
  if (found === undefined) return [];
  const save = "save it as UTF-8 without a BOM";
  const remedy =
    found === otherEncoding
      ? `In your editor, reopen the file with its original encoding, such as Windows-1252, and ${save}`
      : `Open the file in your editor, and ${save}`;
  return [{ file, found, remedy }];
}

/** Describes a file's encoding. Returns `undefined` for UTF-8 without a byte order mark. */
function findEncoding(bytes: Buffer): string | undefined {
  if (/^(?:\xFF\xFE|\xFE\xFF)|\0/.test(bytes.toString("latin1"))) return "text in UTF-16";
  if (!isUtf8(bytes)) return otherEncoding;
  return bytes.toString("utf8").startsWith("\uFEFF") ? "a byte order mark (BOM)" : undefined;
}
