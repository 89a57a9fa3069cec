import { linkPath } from "../app/content-shape/schema-urls.ts";
import { decodePath } from "../app/shared/paths.ts";
import type { MarkdownFile } from "../build-tools/read-pages.ts";
import { checkHtml } from "./check-html.ts";
import { describePicture } from "./describe-picture.ts";
import { type LinkTargets, noHeading } from "./link-targets.ts";
import { listRawMarks } from "./list-raw-marks.ts";
import { listRepairs } from "./list-repairs.ts";
import { formatValue, type LineMistake, type Mistake, suggestWord } from "./mistake.ts";
import { readMarkdown } from "./read-markdown.ts";

/** The links, pictures and forms that a Markdown page may use. */
export type PageTargets = {
  readonly links: LinkTargets;
  /** The names of the pictures in content/pictures.ts. */
  readonly pictures: readonly string[];
  /** The URL of the service that forms may submit to. */
  readonly formService: unknown;
  readonly language: string;
};

/** Lists the mistakes in a page's links, pictures, heading levels, marks and HTML, sorted by line. */
export function checkPageText(
  { file, text, firstLine }: MarkdownFile,
  { links, pictures, formService, language }: PageTargets,
): readonly Mistake[] {
  const read = readMarkdown(text, firstLine, language);
  const mistakes: readonly LineMistake[] = [
    ...checkHeadings(read),
    ...checkLinks(read, links),
    ...read.pictures
      .filter(({ name }) => !pictures.includes(name))
      .map(({ name, line }) => ({
        line,
        suggestion: suggestWord(name, pictures),
        ...describePicture(name),
      })),
    ...listRawMarks(read.tokens, read.html),
    ...listRepairs(read.html),
    ...checkHtml(read, { links, formService }),
  ];
  return mistakes
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, ...mistake }) => ({ file, entry: `line ${line}`, ...mistake }));
}

type Read = ReturnType<typeof readMarkdown>;

function checkHeadings({ headings }: Read): readonly LineMistake[] {
  return headings.flatMap(({ level, words, line }, index) => {
    const deepest = Math.min(6, 1 + (headings[index - 1]?.level ?? 1));
    const heading = `\`${"#".repeat(level)} ${words}\``;
    if (level === 1) {
      const remedy = "Begin the heading with `##`, because `#` is reserved for the page title";
      return { line, found: heading, remedy };
    }
    const found = `${heading}, which skips a heading level`;
    const remedy = `Begin it with \`${"#".repeat(deepest)}\` instead`;
    return level > deepest ? { line, found, remedy } : [];
  });
}

function checkLinks({ links: written, ids }: Read, links: LinkTargets): readonly LineMistake[] {
  const mistakes = written.flatMap(({ address, line }): LineMistake | readonly LineMistake[] => {
    const found = formatValue(address);
    if (address.startsWith("#")) {
      const targets = ids.map((id) => `#${id}`);
      const suggestion = suggestWord(address, targets);
      return targets.includes(decodePath(address) ?? "")
        ? []
        : { line, suggestion, ...noHeading(address, "no heading on this page has this ID") };
    }
    const { error } = linkPath.safeParse(address);
    if (error) {
      // Many programs link to another page by its file, as in "about.md#who-we-are".
      const [, name = "", hash = ""] = /([^/?#]+)\.md(#.*)?$/.exec(address) ?? [];
      const path = `/${name}${hash}`;
      const expected =
        name !== "" && links.accepts(path)
          ? `the path of the page, ${formatValue(path)}`
          : String(error.issues[0]?.message);
      return { line, found, expected };
    }
    if (!address.startsWith("/") || links.accepts(address)) return [];
    const suggestion = suggestWord(address, links.addresses);
    return { line, found, suggestion, ...links.describe(address) };
  });
  return mistakes.map((mistake) => ({ ...mistake, found: `a link to ${mistake.found}` }));
}
