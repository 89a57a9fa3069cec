import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { suggestNumber } from "../app/content-shape/schema-fields.ts";
import { fileSchemas } from "../app/content-shape/schema.ts";
import { findContentFile, shopFolder } from "../build-tools/shop-folder.ts";
import type { Content } from "./content-path.ts";
import type { Mistake } from "./mistake.ts";

/** The mistake of a text file in another encoding. */
export const notUtf8 = {
  found: "text that is not UTF-8",
  remedy:
    "In your editor, reopen the file with its original encoding, such as Shift_JIS, and save it as UTF-8",
};

/** Imports the files of content/. A file that cannot be read yields a mistake instead of exports. */
export async function loadContent(
  root: string,
): Promise<{ readonly content: Content; readonly mistakes: readonly Mistake[] }> {
  const loaded = await Promise.all(
    Object.entries(fileSchemas).map(([name, { shape }]) =>
      loadFile(root, name, Object.keys(shape)),
    ),
  );
  const content = Object.fromEntries(loaded.flatMap(({ exports }) => Object.entries(exports)));
  return { content, mistakes: loaded.flatMap(({ mistake }) => mistake ?? []) };
}

async function loadFile(root: string, name: string, needed: readonly string[]) {
  const file = `${shopFolder}/${name}.ts`;
  const path = findContentFile(root, `${name}.ts`);
  const fail = (found: string, remedy: string, entry = "") => ({
    exports: {},
    mistake: { file, entry, found, remedy },
  });
  if (!existsSync(path))
    return fail("no file at this path", "Restore the file from the template, then edit it");
  const encoding = findOtherEncoding(readFileSync(path));
  if (encoding !== undefined) return fail(notUtf8.found, notUtf8.remedy, encoding);
  try {
    const exports = z.looseObject({}).parse(await import(pathToFileURL(path).href));
    const missing = needed.find((one) => exports[one] === undefined);
    if (missing === undefined) return { exports, mistake: undefined };
    const others = Object.keys(exports).map((one) => `\`${one}\``);
    const instead = others.length > 0 ? `, only ${new Intl.ListFormat("en").format(others)}` : "";
    const rename =
      others.length > 0
        ? `Rename ${others.length > 1 ? "one of them" : others[0]} to \`${missing}\`, or add`
        : "Add";
    return fail(
      `no export named \`${missing}\`${instead}`,
      `${rename} \`export const ${missing} = …\``,
    );
  } catch (error) {
    const mistake = await findSyntaxError(path);
    if (mistake !== undefined) return fail(mistake.found, mistake.remedy, mistake.location);
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `an error in the code (${JSON.stringify(reason)})`,
      "Correct it, or undo your last change to this file",
    );
  }
}

/**
 * Returns the first line that is not UTF-8, for example "line 3". Node would read the line's
 * invalid bytes as U+FFFD.
 */
export function findOtherEncoding(bytes: Buffer): string | undefined {
  const lines = bytes.toString("latin1").split("\n");
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  return index < 0 ? undefined : `line ${index + 1}`;
}

/**
 * Returns a file's first syntax error and its line. This is the line where parsing stopped or, if a
 * comma is missing, the previous line with code.
 */
async function findSyntaxError(path: string) {
  const { parseSync } = await import("vite");
  const source = readFileSync(path, "utf8");
  const [error] = parseSync(path, source).errors;
  if (error === undefined) return undefined;
  const before = source.slice(0, error.labels[0]?.start).split("\n");
  const missesComma = error.message.startsWith("Expected `,`");
  const number = missesComma
    ? 1 + before.findLastIndex((text) => !/^\s*(?:\/\/.*)?$/.test(text))
    : before.length;
  const line = source.split("\n")[number - 1] ?? "";
  const [decimal] = /(?<=: *)\d+,\d+/.exec(line) ?? [];
  const remedy = decimal
    ? `Write ${suggestNumber(decimal)}`
    : "Check for a missing comma, quotation mark, or bracket";
  // Messages such as "Expected `,` or `]` but found `Identifier`" contain the parser's own terms.
  const reason = error.message.startsWith("Expected") ? "" : ` (${error.message})`;
  const found = decimal ? `a comma in the number ${decimal}` : `a syntax error${reason}`;
  return { found, location: `line ${number}`, remedy };
}
