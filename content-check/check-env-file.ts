import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "./mistake.ts";

const file = ".env";

/** An encoding of `.env` in which Node finds no setting, or not the first, and says nothing. */
export function checkEnvFile(root: string): readonly Mistake[] {
  const path = join(root, file);
  const encoding = existsSync(path) ? findEncoding(readFileSync(path)) : undefined;
  if (encoding === undefined) return [];
  const expected = "UTF-8 without a byte order mark: save it as that";
  return [{ file, found: encoding, expected }];
}

/** What a file is written in, if it is not plain UTF-8. */
function findEncoding(bytes: Buffer): string | undefined {
  if (/^(?:\xFF\xFE|\xFE\xFF)|\0/.test(bytes.toString("latin1"))) return "UTF-16";
  if (!isUtf8(bytes)) return "letters that are not in UTF-8";
  return bytes.toString("utf8").startsWith("\uFEFF") ? "UTF-8 with a byte order mark" : undefined;
}
