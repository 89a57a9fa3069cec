import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { type LineMistake, shorten } from "./mistake.ts";
import type { ParsedHtml } from "./read-html.ts";
import { isFootnote, isToken, type TokenAt } from "./read-markdown.ts";

const unsupported = ", which is not supported";
const noFootnotes = "Footnotes do not work here, so put the note in the text instead";
const asLink = "Write the link with its path in parentheses, as in `[my resume](/resume.pdf)`";

/**
 * Marks without a meaning in the shop's Markdown, which visitors would see. Each has a remedy and, if needed, words that
 * follow the mark in the message.
 */
const marks: readonly (readonly [mark: RegExp, remedy: string, about?: string])[] = [
  [
    /!\[[^\]]*\]\([^()<>\n]* [^()\n]*\)/,
    "Put angle brackets around the name, as in `![](<my hat>)`",
    ", which has a space in the picture's name",
  ],
  [
    /\[[^\]]*\]\([^()<>\n]* [^()\n]*\)/,
    "Write each space as `%20`, as in `[prices](/price%20list.pdf)`",
    ", which has a space in its path",
  ],
  [/\[\^[^\]\s]+\]/, noFootnotes],
  [/\[\[.+?\]\]|^\[toc\]$|\[[^\]\n]+\]\[[^\]\n]*\]/im, asLink, unsupported],
  [/\]\(/, asLink, notShownAs("a link or picture")],
  [/\[!\w+\]/, "Use bold text instead, such as `**Note**`", unsupported],
  [
    /\*\*[^*\n]*(?:\*\*)?/,
    "Move spaces and punctuation outside the `**`, or use `<strong>`",
    ", which will not appear in bold",
  ],
  [
    /~~[^~\n]*(?:~~)?/,
    "Move spaces and punctuation outside the `~~`, or use `<s>`",
    ", which will not appear crossed out",
  ],
  [/==[^\s=][^=\n]*==/, "Use `<mark>` and `</mark>` instead", unsupported],
  [/\{[#.:%{][^}\n]*\}+/, "Remove it", unsupported],
  [/^ {0,3}(?::{3,}|!{3} )/m, "Use a blockquote instead: begin each line with `>`", unsupported],
  [/^ {0,3}#{2,6}[^\s#]\S*/m, "Add a space after the last `#`", notShownAs("a heading")],
  [
    /^ {0,3}\|.*\|[ \t]*$/m,
    "Add a line such as `|---|---|` below the first row",
    notShownAs("a table"),
  ],
  [/^ {0,3}\[[ x]\](?!\()/im, "Begin the line with `- `", notShownAs("a list")],
  [/^ {0,3}: +\S+/m, "Write the list in HTML, with `<dl>`, `<dt>`, and `<dd>`", unsupported],
  [/^ {0,3}\*\[[^\]\n]+\]:/m, 'Put `<abbr title="…">` around the word instead', unsupported],
  [/(?<![\w:/]):[a-z][\w+-]+:(?![\w:/])/, "Type the emoji itself", unsupported],
  [
    /<!--/,
    "Add `-->` where the comment should end, or write `&lt;` instead of `<`",
    " without a closing `-->`",
  ],
  [
    /<\/?[a-z][\w-]*(?=[\s/>])/i,
    "Add `>` where the tag should end, or write `&lt;` instead of `<`",
    " without a closing `>`",
  ],
  [
    /\\$/,
    "Remove it, because `\\` makes a line break only if more text follows in the same paragraph",
    " at the end of a paragraph",
  ],
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
      const remedy = "Put a blank line before and after the Markdown, or write it as HTML";
      return [{ line, found: `Markdown inside HTML: ${code(mark.trim())}`, remedy }];
    }),
  ];
  return [...Map.groupBy(found, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
}

/** Lists the marks in the text of a token. The other tokens in it, such as code, are masked. */
function listInMarkdown({ token, line, children }: TokenAt): readonly LineMistake[] {
  if (isToken(token, "code") && token.codeBlockStyle === "indented" && token.text.startsWith("<")) {
    const found = "HTML indented by four spaces, which Markdown treats as code";
    return [{ line, found, remedy: "Remove the spaces, or remove the blank line above the HTML" }];
  }
  if (isToken(token, "link") && isFootnote(token)) {
    return [{ line, found: code(token.raw), remedy: noFootnotes }];
  }
  const raw = children.map((child) => child.token.raw).join("");
  const masked = children
    .map(({ token: inner }) =>
      isToken(inner, "text") && inner.tokens === undefined
        ? inner.raw
        : inner.raw.replaceAll(/[^\n]/g, "\uFFFC"),
    )
    .join("");
  return marks.flatMap(([mark, remedy, about = ""]) => {
    const { index, 0: match } = mark.exec(masked) ?? { index: 0, 0: "" };
    const text = raw.slice(index, index + match.length).trim();
    const lines = masked.slice(0, index).split("\n").length - 1;
    return text === "" ? [] : [{ line: line + lines, found: code(text) + about, remedy }];
  });
}

function notShownAs(kind: string): string {
  return `, which will not appear as ${kind}`;
}

function code(text: string): string {
  return `\`${shorten(text, 40)}\``;
}

function isVerbatim({ parentNode }: Tree.ChildNode): boolean {
  if (parentNode === null || !("tagName" in parentNode)) return false;
  return verbatim.has(parentNode.tagName) || isVerbatim(parentNode);
}
