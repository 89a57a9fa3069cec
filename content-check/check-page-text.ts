import { linkPath } from "../app/content-shape/schema-fields.ts";
import { decodePath } from "../app/shared/paths.ts";
import type { MarkdownFile } from "../build-tools/read-pages.ts";
import { expectPicture } from "./check-references.ts";
import type { LinkTargets } from "./link-targets.ts";
import { formatValue, type Mistake, suggestWord } from "./mistake.ts";
import { readMarkdown } from "./read-markdown.ts";

/** The links, pictures and forms that a Markdown page may use. */
export type PageTargets = {
  readonly links: LinkTargets;
  /** The names of the pictures in content/pictures.ts. */
  readonly pictures: readonly string[];
  /** The address of the service that forms may submit to. */
  readonly formService: unknown;
};

type Found = Pick<Mistake, "found" | "expected" | "suggestion"> & { readonly line: number };

/**
 * Matches forbidden HTML. Links, pictures and headings in HTML would not be checked. Scripts and
 * styles would also affect pages that the visitor opens later.
 */
const refusedHtml = /<(?:a|img|h[1-6]|script|style|iframe|object|embed|link|meta|base)\b/i;

/**
 * Matches the addresses of audio and video files. The Content Security Policy blocks files from
 * other sites.
 */
const mediaAddress =
  /(?<=<(?:audio|video|source|track)\b[^>]*\s(?:src|poster)=)(?:"([^"]*)|'([^']*)|([^\s"'>]+))/gi;

/** Lists the mistakes in a page's links, pictures, heading levels and HTML, sorted by line. */
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
      const expected = `at most "${"#".repeat(deepest)}": no level may be skipped`;
      return level > deepest ? { line, found, expected } : [];
    }),
    ...read.links.flatMap(({ address, line }) => {
      const found = formatValue(address);
      if (address.startsWith("#")) {
        const suggestion = suggestWord(address, ids);
        const expected = "a heading of this page, in lowercase with hyphens";
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
        "Markdown: HTML may not contain links, pictures, headings, frames, scripts or styles here";
      return tag === undefined ? [] : { line, found: `${tag}>`, expected };
    }),
    ...read.html.flatMap(({ text: html, line }) =>
      [...html.matchAll(mediaAddress)]
        .map(([, ...addresses]) => addresses.find((one) => one !== undefined) ?? "")
        .filter((address) => !address.startsWith("/") || !links.accepts(address))
        .map((address) => ({
          line,
          found: formatValue(address),
          expected: 'the address of a file in content/public/, such as "/film.mp4"',
          suggestion: suggestWord(address, links.addresses),
        })),
    ),
    ...read.html.flatMap(({ text: html, line }) =>
      [...html.matchAll(/<form\b[^>]*?\saction="([^"]*)"/gi)]
        .filter(([, action = ""]) => !isSameSite(action, formService))
        .map(([, action]) => ({
          line,
          found: formatValue(action),
          expected: "an address on the site of `formService` in content/site.ts",
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
