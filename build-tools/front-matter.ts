import { type Document, parseDocument } from "yaml";
import { z } from "zod";

/** The front matter and text of a Markdown file, not yet validated. */
export type FrontMatter = {
  /** `undefined` if the file has no front matter. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** The line of a syntax error. */
  readonly errorLine?: number;
  /** The text below the front matter and the number of its first line in the file. */
  readonly text: string;
  readonly firstLine: number;
};

const anyFields = z.record(z.string(), z.unknown());

/**
 * Splits a Markdown file into its front matter and the text below. Front matter is YAML between two `---` lines. Names
 * copied from macOS are composed, as file names are (read-pages.ts).
 * @example splitFrontMatter("---\ntitle: About\nlisted: false\n---\nHello") // { fields: { title: "About", listed:
 * false }, text: "Hello", firstLine: 5 }
 */
export function splitFrontMatter(source: string): FrontMatter {
  const all = source
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .normalize("NFC");
  const [front = "", inner] =
    /^---[ \t]*\n((?:(?!---[ \t]*\n).*\n)*)---[ \t]*(?:\n|$)/.exec(all) ?? [];
  if (inner === undefined) return { fields: undefined, text: all, firstLine: 1 };
  const below = { text: all.slice(front.length), firstLine: front.split("\n").length };
  const document = parseDocument(inner, { prettyErrors: false });
  const [problem] = document.errors;
  const fail = (position: number) => {
    const errorLine = 1 + inner.slice(0, position).split("\n").length;
    return { fields: {}, errorLine, ...below };
  };
  if (problem !== undefined) return fail(problem.pos[0]);
  const data = readFields(document);
  if (data === undefined) return fail(0);
  // Fields without a value are ignored.
  const written = Object.entries(data).filter(([, value]) => value !== null);
  return { fields: Object.fromEntries(written), ...below };
}

/** Returns `undefined` if the document is not an object, or refers to a name that it does not define (`*name`). */
function readFields(document: Document): Readonly<Record<string, unknown>> | undefined {
  try {
    return anyFields.safeParse(document.toJS() ?? {}).data;
  } catch {
    return undefined;
  }
}
