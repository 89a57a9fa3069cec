import { z } from "zod";
import { textLike } from "./schema-fields.ts";

/* Schemas of paths and URLs. Each error message completes a sentence that begins with "Expected". */

/** The characters that no path may contain. */
const forbidden = "spaces, quotation marks, angle brackets, or backslashes";
const ownPath = `a path such as "/about", with one slash at the start, none at the end, and no ${forbidden}`;
/**
 * A path inside the shop. Excludes backslashes, because browsers read "/\host" as "//host", which leads to another
 * site.
 */
const path = textLike(/^\/(?!\/)[^\s\\<>"]*$/, ownPath);
export const pathWithoutPage = path.refine((value) => !value.endsWith("/"), ownPath);
/**
 * Creates a schema for a URL. The Content Security Policy contains the URL's origin, so the origin must not contain
 * characters that end a policy source or an HTML attribute.
 */
export function webAddress(example: string) {
  return urlLike(
    /^https:\/\/[^/?#]+(?:[/?#]\S*)?$/,
    `a valid URL that begins with "https://", such as "${example}"`,
  );
}
/** The Content Security Policy contains the whole address, so only safe characters are allowed. */
export const scriptAddress = urlLike(
  /^https:\/\/[^/?#]+\/[\w./~%@-]+$/,
  'a script\'s full URL with no query string, as in "https://analytics.example/count.js"',
);
const mailLink = 'a complete email address after "mailto:", as in "mailto:me@my.site"';
const mailAddress = textLike(/^mailto:[^\s@<>"]+@[^\s@<>"]+$/, mailLink);
const phoneLink = 'a phone number without spaces after "tel:", as in "tel:+16175550123"';
const phoneNumber = textLike(/^tel:\+?[\d().-]+$/, phoneLink);
/**
 * The destination of a link: a page or file of the shop, another site, an e-mail address, a phone number, or `github`
 * for the repository.
 */
export const linkPath = z.union(
  [path, webAddress("https://shop.example"), mailAddress, phoneNumber, z.literal("github")],
  { error: ({ input }) => describeLink(input) },
);
/** The sitemap and robots.txt contain this address without escaping, so only safe characters are allowed. */
export const siteAddress = webAddress("https://me.example/my-shop")
  .refine((value) => !/[^:]\/\//.test(value), {
    error: "a URL without a double slash in its path",
    abort: true,
  })
  .refine((value) => /^https:\/\/[^/?#]+(?:\/[\p{L}\d.~%_-]+)*\/?$/u.test(value), {
    error:
      'a path that contains only letters, digits, and the characters `/`, `.`, `~`, `%`, `_`, and `-`, as in "https://me.example/my-shop"',
    abort: true,
  })
  .refine((value) => !value.endsWith("/"), "a URL without a slash at the end");

/** Creates a schema for a URL that matches a pattern and has a valid origin. */
function urlLike(pattern: RegExp, expected: string) {
  return z.string(expected).refine((value) => pattern.test(value) && hasValidOrigin(value), {
    error: ({ input }) => describeUrl(String(input), expected),
    abort: true,
  });
}

/** Matches a URL whose origin has only safe characters. */
const origin = /^https:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#]|$)/u;

function hasValidOrigin(url: string): boolean {
  return origin.test(url) && URL.canParse(url);
}

/** Describes the expected value in place of a wrong link, according to its kind. */
function describeLink(input: unknown): string {
  const link = typeof input === "string" ? input : "";
  if (link.startsWith("mailto:")) return mailLink;
  if (link.startsWith("tel:")) return phoneLink;
  if (link.startsWith("/")) {
    return `a path such as "/search", with one slash at the start and no ${forbidden}`;
  }
  return describeUrl(
    link,
    'a path such as "/search", a URL that begins with "https://", an email link such as "mailto:me@my.site", a phone link such as "tel:+16175550123", or "github" for your repository',
  );
}

/** Describes the expected value in place of a wrong URL. */
function describeUrl(url: string, expected: string): string {
  const [, host] = /^https:\/\/([^/?#:]+)/.exec(url) ?? [];
  if (host === undefined) return expected;
  if (/\s/.test(url)) return "a URL without spaces";
  if (!/^[\p{L}\d.-]+$/u.test(host)) {
    return "a URL with only letters, digits, periods, and hyphens in its domain";
  }
  if (!URL.canParse(`https://${host}`)) return "a URL with a valid domain";
  return hasValidOrigin(url)
    ? expected
    : "a URL with a port number of at most 65535, or without a port";
}
