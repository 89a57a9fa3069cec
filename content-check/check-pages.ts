import { readFileSync } from "node:fs";
import { extname, join, parse } from "node:path";
import { addressWord } from "../app/content-shape/schema-fields.ts";
import { pageFields } from "../app/content-shape/schema.ts";
import { routes } from "../app/routes.ts";
import { matchPath } from "../app/shared/match-path.ts";
import { paths } from "../app/shared/paths.ts";
import { publicFileAt } from "../build-tools/list-public-files.ts";
import {
  listPageFiles,
  type MarkdownFile,
  pageNameOf,
  pagesFolder,
  readPages,
} from "../build-tools/read-pages.ts";
import { checkPageText, type PageTargets } from "./check-page-text.ts";
import { checkShape } from "./check-shape.ts";
import { findOtherEncoding, notUtf8 } from "./load-content.ts";
import { formatValue, type Mistake } from "./mistake.ts";

/** Describes a file that is not Markdown, according to its name. */
export function notMarkdown(file: string): Mistake {
  return {
    file,
    found: 'a file whose name does not end in ".md"',
    remedy: `If it is Markdown, rename it to ${parse(file).name}.md; otherwise, move it to content/public/`,
  };
}

/**
 * Names that no page may have, because the home page, the not-found page, the build's folders and the server's health
 * check use them.
 */
const taken = new Set(["index", "404", "assets", "images", "healthz"]);

/**
 * Lists every mistake in the owner's Markdown pages.
 * @param files the addresses of the files in `content/public/`
 */
export function checkPages(
  root: string,
  targets: PageTargets,
  files: readonly string[],
): readonly Mistake[] {
  return [
    ...listPageFiles(root).flatMap((file) => checkName(file, files)),
    ...readPages(root).flatMap((page) => {
      const { file, fields, errorLine } = page;
      const encoding = findOtherEncoding(readFileSync(join(root, file)));
      if (encoding !== undefined) {
        return [{ file, entry: encoding, ...notUtf8 }];
      }
      const shape =
        errorLine === undefined ? checkFields(file, fields) : [invalidFrontMatter(file, errorLine)];
      return [...shape, ...checkPageText(page, targets)];
    }),
  ];
}

/**
 * Reports a file in content/pages/ that is not Markdown, has an invalid name or has an address that
 * is already taken.
 */
function checkName(entry: string, files: readonly string[]): readonly Mistake[] {
  const name = pageNameOf(entry);
  const file = `${pagesFolder}/${entry}`;
  if (extname(entry) !== ".md") return [notMarkdown(file)];
  const { error } = addressWord.safeParse(name);
  if (error) {
    const found = `the file name ${formatValue(name)}`;
    const expected = String(error.issues[0]?.message);
    return [{ file, found, expected, remedy: "Rename the file" }];
  }
  const address = paths.page(name);
  const found = (owner: string) =>
    `a page with the path ${formatValue(address)}, which ${owner} already uses`;
  const other = files.find((one) => one.replace(/\/$|\.html$/, "") === address);
  if (other !== undefined) {
    const owner = publicFileAt(other);
    return [{ file, found: found(owner), remedy: "Rename one of the two files" }];
  }
  const isOfShop = taken.has(name) || routes.some(({ path }) => matchPath(path, address));
  return isOfShop ? [{ file, found: found("the shop"), remedy: "Rename the file" }] : [];
}

function invalidFrontMatter(file: string, line: number): Mistake {
  const remedy =
    'Check that each field appears only once and is on its own line. Put quotation marks around text that contains a colon or begins with a symbol, as in `title: "Tea: a guide"`';
  return { file, entry: `line ${line}`, found: "front matter that cannot be read", remedy };
}

function checkFields(file: string, fields: MarkdownFile["fields"]): readonly Mistake[] {
  if (fields === undefined) {
    const remedy = "Begin the file with three lines: `---`, `title: About`, `---`";
    return [{ file, entry: "line 1", found: "no front matter", remedy }];
  }
  return checkShape(fields, pageFields).map(({ path, ...mistake }) => ({
    file,
    entry: path.join("."),
    ...mistake,
  }));
}
