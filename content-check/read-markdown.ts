import { lexer, type MarkedToken, type Token } from "marked";
import { nameHeadings } from "../app/markdown/heading-ids.ts";

type TokenAt = { readonly token: Token; readonly line: number };

/**
 * Returns the headings, links, pictures and HTML of a Markdown file, each with its line.
 * @param firstLine the line of the file at which the text begins
 */
export function readMarkdown(text: string, firstLine: number) {
  const all = locate(lexer(text), text, firstLine);
  const nextId = nameHeadings();
  return {
    headings: all.flatMap(({ token, line }) =>
      isToken(token, "heading")
        ? { level: token.depth, words: token.text, id: nextId(token.tokens), line }
        : [],
    ),
    links: all.flatMap(({ token, line }) =>
      isToken(token, "link") ? { address: token.href, line } : [],
    ),
    pictures: all.flatMap(({ token, line }) =>
      isToken(token, "image") ? { name: token.href, line } : [],
    ),
    html: all.flatMap(({ token, line }) =>
      isToken(token, "html") ? { text: token.raw, line } : [],
    ),
  };
}

/**
 * Lists tokens with their lines. Each token is followed by its children. List items lack their list's indentation, so
 * the source of an item may not be found. Such an item gets the line where the previous token ends.
 */
function locate(tokens: readonly Token[], source: string, firstLine: number): readonly TokenAt[] {
  let end = 0;
  return tokens.flatMap((token) => {
    const start = source.indexOf(token.raw, end);
    const line = firstLine + source.slice(0, Math.max(start, end)).split("\n").length - 1;
    if (start >= 0) end = start + token.raw.length;
    return [{ token, line }, ...locate(listChildren(token), token.raw, line)];
  });
}

function listChildren(token: Token): readonly Token[] {
  if (isToken(token, "list")) return token.items;
  if (isToken(token, "table")) {
    return [token.header, ...token.rows].flat().flatMap(({ tokens }) => tokens);
  }
  return "tokens" in token ? (token.tokens ?? []) : [];
}

function isToken<Type extends MarkedToken["type"]>(
  token: Token,
  type: Type,
): token is Extract<MarkedToken, { type: Type }> {
  return token.type === type;
}
