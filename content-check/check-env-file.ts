import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "./mistake.ts";

const file = ".env";

/** Reports an encoding of `.env` that would make Node skip settings silently. */
export function checkEnvFile(root: string): readonly Mistake[] {
  const path = join(root, file);
  const encoding = existsSync(path) ? findEncoding(readFileSync(path)) : undefined;
  if (encoding === undefined) return [];
  return [
    { file, found: encoding, remedy: "In your editor, save the file as UTF-8 without a BOM" },
  ];
}

/** Describes a file's encoding. Returns `undefined` for UTF-8 without a byte order mark. */
function findEncoding(bytes: Buffer): string | undefined {
  if (/^(?:\xFF\xFE|\xFE\xFF)|\0/.test(bytes.toString("latin1"))) return "text in UTF-16";
  if (!isUtf8(bytes)) return "text that is not UTF-8";
  return bytes.toString("utf8").startsWith("\uFEFF") ? "a byte order mark (BOM)" : undefined;
}
