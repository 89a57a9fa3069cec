import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { shopFolder } from "./shop-folder.ts";

/** The owner's pages in Markdown, relative to the project. */
export const pagesFolder = `${shopFolder}/pages`;

/** A file in content/pages/, not yet validated. */
export type MarkdownFile = FrontMatter & {
  /** Relative to the project. */
  readonly file: string;
  /** The last part of the page's address: "about". */
  readonly name: string;
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
