import { ErrorCodes } from "parse5";
import { shorten } from "./mistake.ts";
import type { ParsedHtml } from "./read-html.ts";

/** A mistake that browsers would repair, at an offset in a page's HTML. */
export type Repair = { readonly offset: number; readonly found: string; readonly expected: string };

const quotes = "quotation marks around each value";
const ampersand = '"&amp;" for an ampersand';
const lessThan = '"&lt;" for a less-than sign';

/** What to write instead, by the parser's error. */
const remedies: Readonly<Record<string, string>> = {
  [ErrorCodes.duplicateAttribute]: "each attribute once",
  [ErrorCodes.missingWhitespaceBetweenAttributes]: "a space between attributes",
  [ErrorCodes.missingAttributeValue]: quotes,
  [ErrorCodes.unexpectedCharacterInAttributeName]: quotes,
  [ErrorCodes.unexpectedCharacterInUnquotedAttributeValue]: quotes,
  [ErrorCodes.invalidFirstCharacterOfTagName]: lessThan,
  [ErrorCodes.unexpectedQuestionMarkInsteadOfTagName]: lessThan,
  [ErrorCodes.unknownNamedCharacterReference]: ampersand,
  [ErrorCodes.missingSemicolonAfterCharacterReference]: ampersand,
};

/** Lists the syntax errors in a page's HTML. */
export function listSyntaxErrors({ source, nodes, tags, errors }: ParsedHtml): readonly Repair[] {
  return errors.map(({ code, startOffset }) => {
    const tag = tags.findLast(({ start }) => start <= startOffset);
    const { start = 0, end = 0, name = "" } = tag ?? {};
    const written = excerpt(source.slice(start, end));
    switch (code) {
      case ErrorCodes.eofInComment: {
        const comment = nodes.findLast(({ nodeName }) => nodeName === "#comment");
        const offset = comment?.sourceCodeLocation?.startOffset ?? 0;
        return { offset, found: '"<!--" without "-->"', expected: '"-->" where the comment ends' };
      }
      case ErrorCodes.eofInElementThatCanContainOnlyText:
        return { offset: start, ...unclosed(name) };
      case ErrorCodes.eofInTag: {
        const offset = source.indexOf("<", end);
        const found = `${excerpt(source.slice(offset))}, a tag without an end`;
        return { offset, found, expected: `">" at the end, and ${quotes}` };
      }
      case ErrorCodes.nonVoidHtmlElementStartTagWithTrailingSolidus: {
        const pair = `${written.replace(/\s*\/>$/, ">")}</${name}>`;
        const expected = `${pair}, because browsers ignore the slash`;
        return { offset: start, found: written, expected };
      }
      default: {
        const sign = Math.max(...["<", "&"].map((one) => source.lastIndexOf(one, startOffset)));
        const isInTag = startOffset < end;
        const text = isInTag ? written : excerpt(source.slice(sign, startOffset + 20));
        const found = `${text}, which is not valid HTML (${code.replaceAll("-", " ")})`;
        return { offset: isInTag ? start : sign, found, expected: remedies[code] ?? "valid HTML" };
      }
    }
  });
}

/** Describes an element that never ends. */
export function unclosed(name: string): Omit<Repair, "offset"> {
  return { found: `<${name}> without </${name}>`, expected: `</${name}> where it ends` };
}

function excerpt(html: string): string {
  return shorten(html.replaceAll(/\s+/g, " ").trim(), 60);
}
