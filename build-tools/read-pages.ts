import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { shopFolder } from "./shop-folder.ts";

/** The folder of the owner's Markdown pages, relative to the project. */
export const pagesFolder = `${shopFolder}/pages`;

/** The folder of the owner's Markdown files for product pages, relative to the project. */
export const productsFolder = `${shopFolder}/products`;

/** A Markdown file for a page or a product, not yet validated. */
export type MarkdownFile = FrontMatter & {
  /** The file's path, relative to the project. */
  readonly file: string;
  /** The last segment of the page's address, for example "about" or a product's `_id`. */
  readonly name: string;
};

/**
 * Returns the names of all files and folders in a folder, except hidden files. For example, content/pages/about.md is
 * the page "/about".
 */
export function listPageFiles(root: string, folder = pagesFolder): readonly string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith(".")) : [];
}

/** Returns the names of the Markdown files in a folder. */
export function listPageNames(root: string, folder = pagesFolder): readonly string[] {
  return listMarkdownFiles(root, folder).map(pageNameOf);
}

/** Reads the owner's Markdown files for pages or for products. */
export function readPages(root: string, folder = pagesFolder): readonly MarkdownFile[] {
  return listMarkdownFiles(root, folder).map((entry) => {
    const file = `${folder}/${entry}`;
    return {
      file,
      name: pageNameOf(entry),
      ...splitFrontMatter(readFileSync(join(root, file), "utf8")),
    };
  });
}

/**
 * Returns the name of a page, without the extension of its file. macOS saves "ü" as "u" and an accent; addresses write
 * it as one character.
 */
export function pageNameOf(file: string): string {
  return parse(file).name.normalize("NFC");
}

function listMarkdownFiles(root: string, folder: string): readonly string[] {
  return listPageFiles(root, folder).filter((file) => parse(file).ext === ".md");
}
