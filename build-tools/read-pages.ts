import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { shopFolder } from "./shop-folder.ts";

/** The folder of the owner's Markdown pages, relative to the project. */
export const pagesFolder = `${shopFolder}/pages`;

/** A Markdown file in content/pages/, not yet validated. */
export type MarkdownFile = FrontMatter & {
  /** The file's path, relative to the project. */
  readonly file: string;
  /** The last part of the page's address: "about". */
  readonly name: string;
};

/**
 * Returns the names of all files and folders in content/pages/, except hidden ones. The file about.md is the page
 * "/about".
 */
export function listPageFiles(root: string): readonly string[] {
  const folder = join(root, pagesFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/** Returns the names of the owner's Markdown pages. */
export function listPageNames(root: string): readonly string[] {
  return listPageFiles(root)
    .map((file) => parse(file))
    .flatMap(({ name, ext }) => (ext === ".md" ? name : []));
}

/** Reads the owner's Markdown pages. */
export function readPages(root: string): readonly MarkdownFile[] {
  return listPageNames(root).map((name) => {
    const file = `${pagesFolder}/${name}.md`;
    return { file, name, ...splitFrontMatter(readFileSync(join(root, file), "utf8")) };
  });
}
