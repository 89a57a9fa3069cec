import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { shopFolder } from "./shop-folder.ts";

/** The owner's pages in Markdown, relative to the project. */
export const pagesFolder = `${shopFolder}/pages`;

/** A file in content/pages/, not yet validated. */
export type MarkdownFile = {
  /** Relative to the project. */
  readonly file: string;
  /** The last part of the page's address: "about". */
  readonly name: string;
  /** Its front matter; `undefined` if there is none. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** The Markdown below the front matter, and the line of the file on which it begins. */
  readonly text: string;
  readonly firstLine: number;
};

/** Every entry of the folder but hidden ones; `content/pages/about.md` is the page "/about". */
export function listPageFiles(root: string): readonly string[] {
  const folder = join(root, pagesFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/** The names of the owner's pages in Markdown. */
export function listPageNames(root: string): readonly string[] {
  return listPageFiles(root)
    .map((file) => parse(file))
    .flatMap(({ name, ext }) => (ext === ".md" ? name : []));
}

/** The owner's pages in Markdown. */
export function readPages(root: string): readonly MarkdownFile[] {
  return listPageNames(root).map((name) => {
    const file = `${pagesFolder}/${name}.md`;
    return { file, name, ...splitFrontMatter(readFileSync(join(root, file), "utf8")) };
  });
}

/**
 * The fields between two lines of three hyphens, and the text below.
 * @example splitFrontMatter("---\ntitle: About\nlisted: false\n---\nHello")
 * // { fields: { title: "About", listed: false }, text: "Hello", firstLine: 5 }
 */
function splitFrontMatter(source: string) {
  const all = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [front = "", inner] = /^---\n((?:(?!---[ \t]*\n).*\n)*)---[ \t]*(?:\n|$)/.exec(all) ?? [];
  if (inner === undefined) return { fields: undefined, text: all, firstLine: 1 };
  const lines = inner.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const fields = Object.fromEntries(
    lines.map((line) => {
      const [, key = line, value = ""] = /^([\w-]+):(.*)$/.exec(line) ?? [];
      return [key, readValue(value.trim())];
    }),
  );
  return { fields, text: all.slice(front.length), firstLine: front.split("\n").length };
}

function readValue(value: string): string | boolean {
  if (value === "true" || value === "false") return value === "true";
  return value.replace(/^(["'])(.*)\1$/, "$2");
}
