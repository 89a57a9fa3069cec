import { idsOfLayout } from "../app/markdown/heading-ids.ts";
import type { PageTargets } from "./check-page-text.ts";
import type { LinkTargets } from "./link-targets.ts";
import { formatValue, type LineMistake, suggestWord } from "./mistake.ts";
import { attributeOf, type HtmlElement } from "./read-html.ts";
import type { readMarkdown } from "./read-markdown.ts";

const noScripts = "no scripts, styles or frames, because they would affect other pages, too";
const heading = "a heading in Markdown, such as ## Opening hours";

/** Elements that HTML in Markdown may not contain, and what to write instead. */
const refused: Readonly<Record<string, string>> = {
  a: "a link in Markdown, such as [my resume](/resume.pdf)",
  img: "a picture in Markdown, such as ![](linen-shirt)",
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  script: noScripts,
  style: noScripts,
  iframe: noScripts,
  object: noScripts,
  embed: noScripts,
  link: noScripts,
  meta: noScripts,
  base: noScripts,
};

/**
 * Lists the parts of a page's HTML that the shop cannot check, that affect other pages, or that the Content Security
 * Policy blocks.
 */
export function checkHtml(
  { headings, html }: Pick<ReturnType<typeof readMarkdown>, "headings" | "html">,
  { links, formService }: Pick<PageTargets, "links" | "formService">,
): readonly LineMistake[] {
  const takenIds = new Set([...idsOfLayout, ...headings.map(({ id }) => id)]);
  return html.elements
    .filter(({ isOwn }) => isOwn)
    .flatMap((element) => {
      const { name, line } = element;
      const expected = refused[name];
      if (expected !== undefined) return [{ line, found: `<${name}>`, expected }];
      return [
        ...checkScripts(element),
        ...checkFiles(element, links),
        ...checkForm(element, formService),
        ...checkId(element, takenIds),
      ];
    });
}

function checkScripts({ node, line }: HtmlElement): readonly LineMistake[] {
  return node.attrs
    .filter(({ name }) => name.startsWith("on"))
    .map(({ name }) => ({ line, found: `the attribute \`${name}\``, expected: noScripts }));
}

/** Checks the files of audio and video. The Content Security Policy blocks files from other sites. */
function checkFiles(element: HtmlElement, links: LinkTargets): readonly LineMistake[] {
  if (!["audio", "video", "source", "track"].includes(element.name)) return [];
  return ["src", "poster"]
    .flatMap((name) => attributeOf(element, name) ?? [])
    .filter((path) => !path.startsWith("/") || !links.accepts(path))
    .map((path) => ({
      line: element.line,
      found: formatValue(path),
      expected: 'the path of a file in content/public/, such as "/film.mp4"',
      suggestion: suggestWord(path, links.addresses),
    }));
}

/** Checks where a form submits to. The Content Security Policy allows only the form service. */
function checkForm(element: HtmlElement, service: unknown): readonly LineMistake[] {
  const { name, line } = element;
  const origin = URL.parse(String(service))?.origin;
  const expected =
    origin === undefined
      ? "the URL of a form service, which content/site.ts must name in `formService`"
      : `a URL that begins with ${origin}/, as \`formService\` in content/site.ts does`;
  const action = attributeOf(element, name === "form" ? "action" : "formaction");
  if (action !== undefined) {
    const isAllowed = origin !== undefined && URL.parse(action)?.origin === origin;
    return isAllowed ? [] : [{ line, found: formatValue(action), expected }];
  }
  const needsAction = name === "form" && attributeOf(element, "method") !== "dialog";
  return needsAction ? [{ line, found: "a form without `action`", expected }] : [];
}

/** Checks that no other element has an element's id, so that links lead to the right one. */
function checkId(element: HtmlElement, taken: Set<string>): readonly LineMistake[] {
  const id = attributeOf(element, "id");
  if (id === undefined) return [];
  const isTaken = taken.has(id);
  taken.add(id);
  const expected = "another id, because a heading or another element has this one";
  return isTaken ? [{ line: element.line, found: `the id ${formatValue(id)}`, expected }] : [];
}
