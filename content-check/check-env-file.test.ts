import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { checkEnvFile } from "./check-env-file.ts";
import { describeMistake } from "./mistake.ts";

const line = "BASE_PATH=/straße/\n";

test.each([
  [undefined, undefined],
  [Buffer.from(line), undefined],
  [Buffer.from(`\uFEFF${line}`), "a byte order mark (BOM)"],
  [Buffer.from(`\uFEFF${line}`, "utf16le"), "text in UTF-16"],
  [Buffer.from(`\uFEFF${line}`, "utf16le").swap16(), "text in UTF-16"],
  [Buffer.from(line, "utf16le"), "text in UTF-16"],
  [Buffer.from(line, "latin1"), "text that is not UTF-8"],
])("the encoding of %o is reported: %s", (bytes, found) =>
  inTemporaryFolder(async (root) => {
    if (bytes !== undefined) writeFileSync(join(root, ".env"), bytes);
    const mistakes = checkEnvFile(root).map(describeMistake);
    const start = `.env: found ${found}. `;
    expect(mistakes.map((mistake) => mistake.slice(0, start.length))).toEqual(
      found === undefined ? [] : [start],
    );
  }),
);
