import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes as Tree,
  Parser,
  type ParserError,
  type Token,
} from "parse5";
import type { TokenAt } from "./read-markdown.ts";

/** The HTML of a Markdown file, as browsers parse it. All offsets are in `source`. */
export type ParsedHtml = {
  readonly source: string;
  /** All nodes, each followed by the nodes in it. */
  readonly nodes: readonly Tree.Node[];
  readonly elements: readonly HtmlElement[];
  /** All start and end tags, including those that browsers ignore. */
  readonly tags: readonly Tag[];
  readonly errors: readonly ParserError[];
  /** Returns the line of the file for an offset, and whether the owner wrote the HTML there. */
  readonly locate: (offset: number) => Pick<Piece, "line" | "isOwn">;
};

export type HtmlElement = Pick<Piece, "line" | "isOwn"> & {
  readonly node: Tree.Element;
  readonly name: string;
  readonly start: number;
  /** The offset of the end tag. */
  readonly endTag: number | undefined;
  /** The offset after the end tag or, without one, of the tag that ends the element. */
  readonly end: number;
};

export type Tag = {
  readonly name: string;
  readonly isEnd: boolean;
  readonly start: number;
  readonly end: number;
};

/** A piece of HTML from the owner, or a tag that stands for Markdown around it. */
type Piece = { readonly html: string; readonly line: number; readonly isOwn: boolean };

/** The elements that Markdown becomes, as far as they affect the HTML in them. */
const elementsOfMarkdown: Readonly<Record<string, string>> = {
  blockquote: "blockquote",
  heading: "h2",
  list: "ul",
  list_item: "li",
  paragraph: "p",
  table_cell: "div",
  em: "em",
  strong: "strong",
};

const documentStart: Piece = { html: "<!doctype html><body>", line: 0, isOwn: false };

/** Parses HTML and records each tag. The parser itself tells nothing about tags that it ignores. */
class TagRecorder extends Parser<DefaultTreeAdapterMap> {
  /** The tags by their offsets, because the parser may process an end tag twice. */
  readonly tags = new Map<number, Tag>();

  override onStartTag(token: Token.TagToken): void {
    this.record(token, false);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.record(token, true);
    super.onEndTag(token);
  }

  private record({ tagName: name, location }: Token.TagToken, isEnd: boolean): void {
    const { startOffset: start = 0, endOffset: end = 0 } = location ?? {};
    this.tags.set(start, { name, isEnd, start, end });
  }
}

/** Parses the HTML in a Markdown file, in the elements that the Markdown around it becomes. */
export function readHtml(tokens: readonly TokenAt[]): ParsedHtml {
  const pieces = [documentStart, ...writePieces(tokens)];
  const source = pieces.map(({ html }) => html).join("");
  const errors: ParserError[] = [];
  const parser = new TagRecorder({ onParseError: (error) => errors.push(error) });
  parser.tokenizer.write(source, true);
  const locate = (offset: number) => {
    let end = 0;
    const piece = pieces.find(({ html }) => (end += html.length) > offset) ?? documentStart;
    const before = piece.html.slice(0, piece.html.length - (end - offset));
    return { line: piece.line + before.split("\n").length - 1, isOwn: piece.isOwn };
  };
  const nodes = listNodes(parser.document);
  const elements = nodes.flatMap((node) => {
    if (!("tagName" in node) || !node.sourceCodeLocation) return [];
    const { startOffset: start, endTag, endOffset: end } = node.sourceCodeLocation;
    const name = node.tagName;
    return { node, name, start, endTag: endTag?.startOffset, end, ...locate(start) };
  });
  return { source, nodes, elements, tags: [...parser.tags.values()], errors, locate };
}

/** Returns the value of an element's attribute, however the owner quotes it. */
export function attributeOf({ node }: HtmlElement, name: string): string | undefined {
  return node.attrs.find((attribute) => attribute.name === name)?.value;
}

function writePieces(tokens: readonly TokenAt[]): readonly Piece[] {
  return tokens.flatMap(({ token, line, children }) => {
    if (token.type === "html") return [{ html: token.raw, line, isOwn: true }];
    const name = elementsOfMarkdown[token.type];
    const inner = writePieces(children);
    if (name === undefined) return inner;
    const piece = (html: string) => ({ html, line, isOwn: false });
    return [piece(`<${name}>`), ...inner, piece(`</${name}>`)];
  });
}

function listNodes(node: Tree.Node): readonly Tree.Node[] {
  const children = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [node, ...children.flatMap(listNodes)];
}
