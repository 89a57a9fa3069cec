import { ErrorCodes } from "parse5";
import { shorten } from "./mistake.ts";
import type { ParsedHtml } from "./read-html.ts";

/** A mistake that browsers would repair, at an offset in a page's HTML. */
export type Repair = { readonly offset: number; readonly found: string; readonly remedy: string };

const quotes = "Put quotation marks around each attribute's value";
const lessThan = "Write `&lt;` instead of `<`";

/** Remedies by the parser's error. */
const remedies: Readonly<Record<string, string>> = {
  [ErrorCodes.duplicateAttribute]: "Use each attribute only once",
  [ErrorCodes.missingWhitespaceBetweenAttributes]: "Put a space between attributes",
  [ErrorCodes.missingAttributeValue]: quotes,
  [ErrorCodes.unexpectedCharacterInAttributeName]: quotes,
  [ErrorCodes.unexpectedCharacterInUnquotedAttributeValue]: quotes,
  [ErrorCodes.invalidFirstCharacterOfTagName]: lessThan,
  [ErrorCodes.unexpectedQuestionMarkInsteadOfTagName]: lessThan,
  [ErrorCodes.unknownNamedCharacterReference]: "Write `&amp;` instead of `&`",
  [ErrorCodes.missingSemicolonAfterCharacterReference]:
    "Put a semicolon after the character's name, as in `&copy;`, or write `&amp;` for a plain `&`",
};

/** Lists the syntax errors in a page's HTML. */
export function listSyntaxErrors({
  source,
  nodes,
  elements,
  tags,
  errors,
}: ParsedHtml): readonly Repair[] {
  return errors.map(({ code, startOffset }) => {
    const tag = tags.findLast(({ start }) => start <= startOffset);
    const { start = 0, end = 0, name = "" } = tag ?? {};
    const written = excerpt(source.slice(start, end));
    switch (code) {
      case ErrorCodes.eofInComment: {
        const comment = nodes.findLast(({ nodeName }) => nodeName === "#comment");
        const offset = comment?.sourceCodeLocation?.startOffset ?? 0;
        return {
          offset,
          found: "`<!--` without a closing `-->`",
          remedy: "Add `-->` where the comment should end",
        };
      }
      case ErrorCodes.eofInElementThatCanContainOnlyText:
        return { offset: start, ...unclosed(name) };
      case ErrorCodes.eofInTag: {
        const offset = source.indexOf("<", end);
        const [begin = ""] = /^[^>\n]*/.exec(source.slice(offset)) ?? [];
        const found = `an unfinished tag: \`${excerpt(begin)}\``;
        return {
          offset,
          found,
          remedy: "Close the tag with `>`, and check for a missing quotation mark",
        };
      }
      case ErrorCodes.nonVoidHtmlElementStartTagWithTrailingSolidus: {
        if (elements.some((one) => one.start === start && one.endTag !== undefined)) {
          const found = `\`${written}\` with a closing \`</${name}>\` after it`;
          return { offset: start, found, remedy: "Remove the slash" };
        }
        const found = `\`${written}\`, which browsers treat as an opening tag`;
        const pair = `${written.replace(/\s*\/>$/, ">")}</${name}>`;
        return { offset: start, found, remedy: `Write \`${pair}\` instead` };
      }
      default: {
        const sign = Math.max(...["<", "&"].map((one) => source.lastIndexOf(one, startOffset)));
        const isInTag = startOffset < end;
        const text = isInTag ? written : excerpt(source.slice(sign, startOffset + 20));
        const found = `invalid HTML (${code.replaceAll("-", " ")}): \`${text}\``;
        return { offset: isInTag ? start : sign, found, remedy: remedies[code] ?? "Correct it" };
      }
    }
  });
}

/** Describes an element that never ends. */
export function unclosed(name: string): Omit<Repair, "offset"> {
  return {
    found: `\`<${name}>\` without a closing \`</${name}>\``,
    remedy: `Add \`</${name}>\` where the element should end`,
  };
}

function excerpt(html: string): string {
  return shorten(html.replaceAll(/\s+/g, " ").trim(), 60);
}
