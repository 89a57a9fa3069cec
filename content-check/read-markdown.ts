import { lexer, type MarkedToken, type Token } from "marked";
import { nameHeadings } from "../app/markdown/heading-ids.ts";
import { attributeOf, readHtml } from "./read-html.ts";

/** A token of Markdown, the line of the file where it begins, and the tokens in it. */
export type TokenAt = {
  readonly token: Token;
  readonly line: number;
  readonly children: readonly TokenAt[];
};

/**
 * Returns the headings, links, pictures and HTML of a Markdown file, each with its line.
 * @param firstLine the line of the file at which the text begins
 * @param language the shop's language, which the ids of headings depend on
 */
export function readMarkdown(text: string, firstLine: number, language: string) {
  const tokens = locate(lexer(text), text, firstLine);
  const all = flatten(tokens);
  const nextId = nameHeadings(language);
  const headings = all.flatMap(({ token, line }) =>
    isToken(token, "heading")
      ? { level: token.depth, words: token.text, id: nextId(token.tokens), line }
      : [],
  );
  const html = readHtml(tokens);
  return {
    tokens: all,
    headings,
    /** The ids of headings and HTML, which links may lead to. */
    ids: [
      ...headings.map(({ id }) => id),
      ...html.elements
        .filter(({ isOwn }) => isOwn)
        .flatMap((element) => attributeOf(element, "id") ?? []),
    ],
    links: all.flatMap(({ token, line }) =>
      isToken(token, "link") && !isFootnote(token) ? { address: token.href, line } : [],
    ),
    pictures: all.flatMap(({ token, line }) =>
      isToken(token, "image") ? { name: token.href, line } : [],
    ),
    html,
  };
}

/**
 * Adds the lines to tokens. List items lack their list's indentation, so the source of an item may not be found. Such
 * an item gets the line where the previous token ends.
 */
function locate(tokens: readonly Token[], source: string, firstLine: number): readonly TokenAt[] {
  let end = 0;
  return tokens.map((token) => {
    const start = source.indexOf(token.raw, end);
    const line = firstLine + source.slice(0, Math.max(start, end)).split("\n").length - 1;
    if (start >= 0) end = start + token.raw.length;
    return { token, line, children: locate(listChildren(token), token.raw, line) };
  });
}

function listChildren(token: Token): readonly Token[] {
  if (isToken(token, "list")) return token.items;
  if (isToken(token, "table")) {
    const cells = [token.header, ...token.rows].flat();
    return cells.map(({ text, tokens }) => ({ type: "table_cell", raw: text, tokens }));
  }
  return "tokens" in token ? (token.tokens ?? []) : [];
}

function flatten(tokens: readonly TokenAt[]): readonly TokenAt[] {
  return tokens.flatMap((one) => [one, ...flatten(one.children)]);
}

/** Returns whether a link is a footnote, which Markdown reads as a link to the first word of the note. */
export function isFootnote({ raw }: Token): boolean {
  return raw.startsWith("[^");
}

export function isToken<Type extends MarkedToken["type"]>(
  token: Token,
  type: Type,
): token is Extract<MarkedToken, { type: Type }> {
  return token.type === type;
}
