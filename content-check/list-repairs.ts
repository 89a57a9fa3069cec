import { html, serializeOuter } from "parse5";
import { listSyntaxErrors, type Repair, unclosed } from "./list-syntax-errors.ts";
import type { LineMistake } from "./mistake.ts";
import type { ParsedHtml, Tag } from "./read-html.ts";

/** Elements that HTML allows without an end tag. */
const endsByItself = new Set(
  "p li dt dd rt rp option optgroup tr td th thead tbody tfoot caption colgroup".split(" "),
);

/**
 * Lists what browsers would repair in a page's HTML, at most one mistake for each line. Lists a kind of mistakes only
 * if there are none of the kinds before it, which may cause it.
 */
export function listRepairs(page: ParsedHtml): readonly LineMistake[] {
  const ignored = listIgnoredTags(page);
  const open = listUnclosed(page);
  const others = [
    ...open,
    ...listMoved(page),
    ...ignored.filter(({ name }) => !open.some((one) => one.name === name)).map(describeIgnored),
  ];
  const kinds = [
    listSyntaxErrors(page),
    listSplitParagraphs(page, ignored),
    others.filter(({ offset }) => page.locate(offset).isOwn),
  ];
  const repairs = (kinds.find((kind) => kind.length > 0) ?? []).map(
    ({ offset, found, remedy }) => ({ line: page.locate(offset).line, found, remedy }),
  );
  return [...Map.groupBy(repairs, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
}

/** Lists tags that end a paragraph before its end tag. */
function listSplitParagraphs(page: ParsedHtml, ignored: readonly Tag[]): readonly Repair[] {
  return page.elements.flatMap(({ name, start: offset, endTag, end, isOwn }) => {
    const tag = page.tags.find(({ start }) => start === end);
    const isSplit = ignored.some((other) => other.name === "p" && other.start > end);
    if (name !== "p" || endTag !== undefined || tag === undefined || !isSplit) return [];
    if (!page.locate(end).isOwn) {
      return { offset, found: "`<p>` with a blank line inside", remedy: "Remove the blank line" };
    }
    const found = `${describeTag(tag)} inside a paragraph`;
    const remedy = isOwn
      ? `Move the paragraph's \`</p>\` so that it comes before the ${describeTag(tag)}`
      : `Move the ${describeTag(tag)} to a new line, with a blank line above it`;
    return { offset: end, found, remedy };
  });
}

/** Lists elements that never end. */
function listUnclosed({ source, tags, elements }: ParsedHtml) {
  return elements.flatMap(({ name, node, start: offset, endTag }) => {
    const needsEnd = !endsByItself.has(name) && serializeOuter(node).endsWith(`</${name}>`);
    const tag = tags.find(({ start }) => start === offset);
    // In SVG and MathML, a slash ends an element.
    const isClosed = node.namespaceURI !== html.NS.HTML && source[(tag?.end ?? 0) - 2] === "/";
    return endTag === undefined && needsEnd && !isClosed ? { name, offset, ...unclosed(name) } : [];
  });
}

/** Lists elements that browsers move or split, because other elements cannot contain them. */
function listMoved({ nodes }: ParsedHtml): readonly Repair[] {
  let last = 0;
  return nodes.flatMap((node) => {
    const { startOffset: offset = last } = node.sourceCodeLocation ?? {};
    const isMoved = offset < last;
    last = offset;
    if (!isMoved || !("tagName" in node)) return [];
    const { tagName: name } = node;
    return name === "table"
      ? {
          offset,
          found: "a `<table>` with content outside its cells",
          remedy: "Put that content in a `<td>` or `<th>`",
        }
      : { offset, ...unclosed(name) };
  });
}

/** Lists tags that browsers ignore. */
function listIgnoredTags({ elements, tags, locate }: ParsedHtml): readonly Tag[] {
  const used = new Set(
    elements.flatMap(({ start, endTag = start, isOwn }) =>
      // HTML and Markdown may not end each other's elements.
      locate(endTag).isOwn === isOwn ? [start, endTag] : [start],
    ),
  );
  return tags.filter(({ start }) => !used.has(start));
}

function describeIgnored(tag: Tag): Repair {
  const { name, start: offset } = tag;
  if (tag.isEnd) {
    const found = `${describeTag(tag)} without a matching \`<${name}>\``;
    return {
      offset,
      found,
      remedy: `Remove the ${describeTag(tag)}, or add \`<${name}>\` where the element should begin`,
    };
  }
  if (name === "form") {
    return {
      offset,
      found: "`<form>` inside another form",
      remedy: "Move it out of the other form",
    };
  }
  const found = `${describeTag(tag)}, which browsers ignore here`;
  return {
    offset,
    found,
    remedy: endsByItself.has(name) ? "Put it inside a `<table>`" : "Remove it",
  };
}

function describeTag({ name, isEnd }: Tag): string {
  return isEnd ? `\`</${name}>\`` : `\`<${name}>\``;
}
