import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { type LineMistake, shorten } from "./mistake.ts";
import type { ParsedHtml } from "./read-html.ts";
import { isFootnote, isToken, type TokenAt } from "./read-markdown.ts";

const noFootnotes = "Write the note in the text itself, because pages have no footnotes";
const asLink = "Write a link with its path in parentheses, for example [my resume](/resume.pdf)";

/** Marks without a meaning in the shop's Markdown, which visitors would see, each with a remedy. */
const marks: readonly (readonly [mark: RegExp, remedy: string])[] = [
  [
    /!\[[^\]]*\]\([^()<>\n]* [^()\n]*\)/,
    "Put a name with spaces in angle brackets, for example ![](<my hat>)",
  ],
  [
    /\[[^\]]*\]\([^()<>\n]* [^()\n]*\)/,
    'Replace each space in the path with "%20", for example [my resume](/my%20resume.pdf)',
  ],
  [/\[\^[^\]\s]+\]/, noFootnotes],
  [/\[\[.+?\]\]|^\[toc\]$|\[[^\]\n]+\]\[[^\]\n]*\]|\]\(/im, asLink],
  [/\[!\w+\]/, "Write a bold word instead, for example **Note**"],
  [/\*\*[^*\n]*(?:\*\*)?/, 'Move spaces and punctuation outside the "**", or write <strong>'],
  [/~~[^~\n]*(?:~~)?/, 'Move spaces and punctuation outside the "~~", or write <s>'],
  [/==[^\s=][^=\n]*==/, "Write <mark> and </mark> instead"],
  [/\{[#.:%{][^}\n]*\}+/, "Remove it, because braces have no meaning on a page"],
  [/^ {0,3}(?::{3,}|!{3} )/m, 'Use a quotation instead: begin each line with ">"'],
  [/^ {0,3}#{2,6}[^\s#]/m, 'Add a space after the last "#" to make this a heading'],
  [
    /^ {0,3}\|.*\|[ \t]*$/m,
    "Add a line such as |---|---| below the first row to make this a table",
  ],
  [/^ {0,3}\[[ x]\](?!\()/im, 'Add "- " at the start of the line to make this a list'],
  [/^ {0,3}: +\S/m, "Write the list in HTML, with <dl>, <dt> and <dd>"],
  [/^ {0,3}\*\[[^\]\n]+\]:/m, 'Write <abbr title="…"> around the word instead'],
  [/(?<![\w:/]):[a-z][\w+-]+:(?![\w:/])/, "Type the emoji itself"],
  [/<!--|<\/?[a-z][\w-]*(?=[\s/>])/i, 'Complete the HTML, or write "&lt;" for a less-than sign'],
  [/\\$/, "Remove it, because it breaks a line, but no line follows"],
];

/** Marks of Markdown that have no meaning within HTML. */
const markInHtml = /\*\*[^*\n]+\*\*|\[[^\]\n]*\]\([^)\n]*\)|^ {0,3}#{1,6} .*/m;

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
      const remedy = "Put an empty line before and after the Markdown, or write HTML";
      return [{ line, found: `Markdown within HTML, "${shorten(mark.trim(), 40)}"`, remedy }];
    }),
  ];
  return [...Map.groupBy(found, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
}

/** Lists the marks in the text of a token. The other tokens in it, such as code, are masked. */
function listInMarkdown({ token, line, children }: TokenAt): readonly LineMistake[] {
  if (isToken(token, "code") && token.codeBlockStyle === "indented" && token.text.startsWith("<")) {
    const remedy = "Remove the empty line above it, or the spaces";
    return [{ line, found: "HTML after four spaces, which Markdown shows as code", remedy }];
  }
  if (isToken(token, "link") && isFootnote(token)) {
    return [{ line, found: `"${token.raw}"`, remedy: noFootnotes }];
  }
  const raw = children.map((child) => child.token.raw).join("");
  const masked = children
    .map(({ token: inner }) =>
      isToken(inner, "text") && inner.tokens === undefined
        ? inner.raw
        : inner.raw.replaceAll(/[^\n]/g, "\uFFFC"),
    )
    .join("");
  return marks.flatMap(([mark, remedy]) => {
    const { index, 0: match } = mark.exec(masked) ?? { index: 0, 0: "" };
    const text = raw.slice(index, index + match.length).trim();
    const lines = masked.slice(0, index).split("\n").length - 1;
    return text === "" ? [] : [{ line: line + lines, found: `"${shorten(text, 40)}"`, remedy }];
  });
}

function isVerbatim({ parentNode }: Tree.ChildNode): boolean {
  if (parentNode === null || !("tagName" in parentNode)) return false;
  return verbatim.has(parentNode.tagName) || isVerbatim(parentNode);
}
