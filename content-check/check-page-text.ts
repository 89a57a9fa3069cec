import { linkPath } from "../app/content-shape/schema-fields.ts";
import { decodePath } from "../app/shared/paths.ts";
import type { MarkdownFile } from "../build-tools/read-pages.ts";
import { expectPicture } from "./check-references.ts";
import type { LinkTargets } from "./link-targets.ts";
import { formatValue, type Mistake, suggestWord } from "./mistake.ts";
import { readMarkdown } from "./read-markdown.ts";

/** What a page in Markdown may refer to. */
export type PageTargets = {
  readonly links: LinkTargets;
  /** Names in content/pictures.ts. */
  readonly pictures: readonly string[];
  /** Where forms may be sent to. */
  readonly formService: unknown;
};

type Found = Pick<Mistake, "found" | "expected" | "suggestion"> & { readonly line: number };

/** The check sees Markdown alone; a script or a style would stay on the pages that follow. */
const refusedHtml = /<(?:a|img|h[1-6]|script|style|iframe|object|embed|link|meta|base)\b/i;

/** Each address of sound and film; the Content Security Policy admits none of other sites. */
const mediaAddress =
  /(?<=<(?:audio|video|source|track)\b[^>]*\s(?:src|poster)=)(?:"([^"]*)|'([^']*)|([^\s"'>]+))/gi;

/** Every mistake in the text of a page: its links, pictures, order of headings and HTML, by their lines. */
export function checkPageText(
  { file, text, firstLine }: MarkdownFile,
  { links, pictures, formService }: PageTargets,
): readonly Mistake[] {
  const read = readMarkdown(text, firstLine);
  const ids = read.headings.map(({ id }) => `#${id}`);
  const mistakes: readonly Found[] = [
    ...read.headings.flatMap(({ level, words, line }, index) => {
      const deepest = Math.min(6, 1 + (read.headings[index - 1]?.level ?? 1));
      const found = `"${"#".repeat(level)} ${words}"`;
      if (level === 1) return { line, found, expected: '"##": the first heading is the title' };
      const expected = `at most "${"#".repeat(deepest)}": no level may be left out`;
      return level > deepest ? { line, found, expected } : [];
    }),
    ...read.links.flatMap(({ address, line }) => {
      const found = formatValue(address);
      if (address.startsWith("#")) {
        const suggestion = suggestWord(address, ids);
        const expected = "the heading of this page, in small letters with hyphens";
        return ids.includes(decodePath(address) ?? "") ? [] : { line, found, expected, suggestion };
      }
      const { error } = linkPath.safeParse(address);
      if (error) return { line, found, expected: String(error.issues[0]?.message) };
      if (!address.startsWith("/") || links.accepts(address)) return [];
      const suggestion = suggestWord(address, links.addresses);
      return { line, found, expected: links.expected(address), suggestion };
    }),
    ...read.pictures
      .filter(({ name }) => !pictures.includes(name))
      .map(({ name, line }) => ({
        line,
        found: formatValue(name),
        expected: expectPicture(name),
        suggestion: suggestWord(name, pictures),
      })),
    ...read.html.flatMap(({ text: html, line }) => {
      const [tag] = refusedHtml.exec(html) ?? [];
      const expected =
        "Markdown: HTML has no links, pictures, headings, frames, scripts or styles here";
      return tag === undefined ? [] : { line, found: `${tag}>`, expected };
    }),
    ...read.html.flatMap(({ text: html, line }) =>
      [...html.matchAll(mediaAddress)]
        .map(([, ...addresses]) => addresses.find((one) => one !== undefined) ?? "")
        .filter((address) => !address.startsWith("/") || !links.accepts(address))
        .map((address) => ({
          line,
          found: formatValue(address),
          expected: 'the address of a file that is put into content/public/, such as "/film.mp4"',
          suggestion: suggestWord(address, links.addresses),
        })),
    ),
    ...read.html.flatMap(({ text: html, line }) =>
      [...html.matchAll(/<form\b[^>]*?\saction="([^"]*)"/gi)]
        .filter(([, action = ""]) => !isSameSite(action, formService))
        .map(([, action]) => ({
          line,
          found: formatValue(action),
          expected: "an address of the site that `formService` in content/site.ts names",
        })),
    ),
  ];
  return mistakes
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, ...mistake }) => ({ file, entry: `line ${line}`, ...mistake }));
}

function isSameSite(address: string, other: unknown): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === URL.parse(String(other))?.origin;
}
