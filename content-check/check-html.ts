import { idsOfLayout } from "../app/markdown/heading-ids.ts";
import type { PageTargets } from "./check-page-text.ts";
import type { LinkTargets } from "./link-targets.ts";
import { type Advice, formatValue, type LineMistake, suggestWord } from "./mistake.ts";
import { attributeOf, type HtmlElement } from "./read-html.ts";
import type { readMarkdown } from "./read-markdown.ts";

const heading = "Write the heading in Markdown, as in `## Opening hours`";
const affectsOthers =
  "Remove it, because its effects would carry over to other pages that the visitor opens";

/** Elements that HTML in Markdown may not contain, each with a remedy. */
const refused: Readonly<Record<string, string>> = {
  a: "Write the link in Markdown, as in `[my resume](/resume.pdf)`",
  img: "Use Markdown with a picture's name, as in `![](linen-shirt)`",
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  script: affectsOthers,
  style: affectsOthers,
  link: affectsOthers,
  meta: affectsOthers,
  base: affectsOthers,
  iframe: "Link to the other site instead, because the shop blocks frames",
  object: "Link to the file instead",
  embed: "Link to the file instead",
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
      const remedy = refused[name];
      if (remedy !== undefined) return [{ line, found: `\`<${name}>\``, remedy }];
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
    .map(({ name }) => ({
      line,
      found: `the attribute \`${name}\``,
      remedy: "Remove it, because the page's Content Security Policy blocks scripts in attributes",
    }));
}

/** Checks the files of audio and video. The Content Security Policy blocks files from other sites. */
function checkFiles(element: HtmlElement, links: LinkTargets): readonly LineMistake[] {
  if (!["audio", "video", "source", "track"].includes(element.name)) return [];
  return ["src", "poster"]
    .flatMap((name) => attributeOf(element, name) ?? [])
    .filter((path) => !path.startsWith("/") || !links.accepts(path))
    .map((path) => ({
      line: element.line,
      ...describeFile(path),
      suggestion: suggestWord(path, links.addresses),
    }));
}

/** Says what is wrong with the path of a file, and what to write instead. */
function describeFile(path: string): Advice & { readonly found: string } {
  const found = formatValue(path);
  if (path.startsWith("/")) {
    return {
      found: `${found}, which is not a file in content/public/`,
      remedy: "Correct the path, or add the file there",
    };
  }
  if (/^[a-z]+:/i.test(path)) {
    return {
      found: `${found}, which is on another site`,
      remedy:
        'Put the file in content/public/, and use its path within that folder, as in "/film.mp4"',
    };
  }
  return { found, expected: 'a slash at the start of the path, as in "/film.mp4"' };
}

/** Checks where a form submits to. The Content Security Policy allows only the form service. */
function checkForm(element: HtmlElement, service: unknown): readonly LineMistake[] {
  const { name, line } = element;
  const attribute = name === "form" ? "action" : "formaction";
  const action = attributeOf(element, attribute);
  const origin = URL.parse(String(service))?.origin;
  const isAllowed =
    action === undefined
      ? name !== "form" || attributeOf(element, "method") === "dialog"
      : origin !== undefined && URL.parse(action)?.origin === origin;
  if (isAllowed) return [];
  const kind = name === "form" ? "form" : "button";
  const submits =
    action === undefined
      ? "a form without an `action`"
      : `a ${kind} that submits to ${formatValue(action)}`;
  if (origin === undefined) {
    const found = `${submits}, but \`formService\` in content/site.ts is not set`;
    return [{ line, found, remedy: "Set `formService` to the URL of your form service" }];
  }
  const remedy = `Set \`${attribute}\` to a URL that begins with "${origin}/", to match \`formService\` in content/site.ts`;
  return [{ line, found: submits, remedy }];
}

/** Checks that no other element has an element's id, so that links lead to the right one. */
function checkId(element: HtmlElement, taken: Set<string>): readonly LineMistake[] {
  const id = attributeOf(element, "id");
  if (id === undefined) return [];
  const isTaken = taken.has(id);
  taken.add(id);
  const found = `the ID ${formatValue(id)}, which is already used on this page`;
  return isTaken ? [{ line: element.line, found, remedy: "Choose another ID" }] : [];
}
