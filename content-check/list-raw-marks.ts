import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { type LineMistake, shorten } from "./mistake.ts";
import type { ParsedHtml } from "./read-html.ts";
import { isFootnote, isToken, type TokenAt } from "./read-markdown.ts";

const link = "[CV](/cv.pdf)";
const noFootnotes = "the note itself in the text, because there are no footnotes";

/** Marks without a meaning in the shop's Markdown, which visitors would see, and what to write instead. */
const marks: readonly (readonly [mark: RegExp, expected: string])[] = [
  [/!\[[^\]]*\]\([^()<>\n]* [^()\n]*\)/, "angle brackets around a name with spaces: ![](<my hat>)"],
  [/\[[^\]]*\]\([^()<>\n]* [^()\n]*\)/, '"%20" for each space in the address: [CV](/my%20cv.pdf)'],
  [/\[\^[^\]\s]+\]/, noFootnotes],
  [/\[\[.+?\]\]|^\[toc\]$/im, `a link with its address, such as ${link}`],
  [/\[[^\]\n]+\]\[[^\]\n]*\]|\]\(/, `the address in parentheses, such as ${link}`],
  [/\[!\w+\]/, "a bold word, such as **Note**"],
  [/\*\*|~~/, 'no space or punctuation inside the marks, as in "a **bold** word", or <strong>'],
  [/==[^\s=][^=\n]*==/, "<mark> and </mark> around the words"],
  [
    /\{[#.:%{][^}\n]*\}+/,
    "nothing in braces: headings get ids from their words, and there are no templates",
  ],
  [/^ {0,3}(?::{3,}|!{3} )/m, 'a quotation, with ">" before each line'],
  [/^ {0,3}#{2,6}[^\s#]/m, 'a space after the last "#"'],
  [/^ {0,3}\|.*\|[ \t]*$/m, "a table, which needs a line such as |---|---| below its first line"],
  [/^ {0,3}\[[ x]\](?!\()/im, 'a list, with "- " before each box'],
  [/^ {0,3}: +\S/m, "a list in HTML, with <dl>, <dt> and <dd>"],
  [/^ {0,3}\*\[[^\]\n]+\]:/m, '<abbr title="…"> around the word'],
  [/(?<![\w:/]):[a-z][\w+-]+:(?![\w:/])/, "the emoji itself"],
  [/<!--|<\/?[a-z][\w-]*(?=[\s/>])/i, 'a complete tag or comment, or "&lt;" for a less-than sign'],
  [/\\$/, 'another line below it: "\\" at the end of a line breaks the line'],
];

/** Marks of Markdown that have no meaning within HTML. */
const markInHtml = /\*\*(?=\S)|\]\(|^ {0,3}#{1,6} /m;

/** Elements that show their text as it is written. */
const verbatim = new Set(["pre", "code", "kbd", "samp", "textarea"]);

/** Lists marks that visitors would see, at most one for each line. */
export function listRawMarks(
  tokens: readonly TokenAt[],
  { nodes, locate }: ParsedHtml,
): readonly LineMistake[] {
  const found = [
    ...tokens.flatMap(listInMarkdown),
    ...nodes.flatMap((node): readonly LineMistake[] => {
      if (!("value" in node) || isVerbatim(node)) return [];
      const [mark] = markInHtml.exec(node.value) ?? [];
      if (mark === undefined) return [];
      const before = node.value.slice(0, node.value.indexOf(mark)).split("\n").length - 1;
      const line = locate(node.sourceCodeLocation?.startOffset ?? 0).line + before;
      const expected = "an empty line around Markdown in HTML, or HTML in its place";
      return [{ line, found: `"${mark.trim()}" in HTML`, expected }];
    }),
  ];
  return [...Map.groupBy(found, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
}

/** Lists the marks in the text of a token. The other tokens in it, such as code, are masked. */
function listInMarkdown({ token, line, children }: TokenAt): readonly LineMistake[] {
  if (isToken(token, "code") && token.codeBlockStyle === "indented" && token.text.startsWith("<")) {
    const expected = "no empty line above it, or at most three spaces before it";
    return [{ line, found: "HTML after four spaces, which would be shown as code", expected }];
  }
  if (isToken(token, "link") && isFootnote(token)) {
    return [{ line, found: `"${token.raw}"`, expected: noFootnotes }];
  }
  const raw = children.map((child) => child.token.raw).join("");
  const masked = children
    .map(({ token: inner }) =>
      isToken(inner, "text") && inner.tokens === undefined
        ? inner.raw
        : inner.raw.replaceAll(/[^\n]/g, "\uFFFC"),
    )
    .join("");
  return marks.flatMap(([mark, expected]) => {
    const { index, 0: match } = mark.exec(masked) ?? { index: 0, 0: "" };
    const text = raw.slice(index, index + match.length).trim();
    const lines = masked.slice(0, index).split("\n").length - 1;
    return text === "" ? [] : [{ line: line + lines, found: `"${shorten(text, 40)}"`, expected }];
  });
}

function isVerbatim({ parentNode }: Tree.ChildNode): boolean {
  if (parentNode === null || !("tagName" in parentNode)) return false;
  return verbatim.has(parentNode.tagName) || isVerbatim(parentNode);
}
