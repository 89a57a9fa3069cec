import { expect, test } from "vitest";
import {
  linkPath,
  pathWithoutPage,
  scriptAddress,
  siteAddress,
  webAddress,
} from "./schema-urls.ts";

const github = webAddress("https://github.com/me/shop");
const kinds =
  'a path such as "/search", a URL that begins with "https://", an email link such as "mailto:me@my.site", a phone link such as "tel:+16175550123", or "github" for your repository';
const inside =
  'a path such as "/search", with one slash at the start and no spaces, quotation marks, angle brackets, or backslashes';
const planned =
  'a path such as "/about", with one slash at the start, none at the end, and no spaces, quotation marks, angle brackets, or backslashes';
const safe = "a URL with only letters, digits, periods, and hyphens in its domain";
const port = "a URL with a port number of at most 65535, or without a port";

test.each([
  [linkPath, "about", kinds],
  [linkPath, undefined, kinds],
  [linkPath, "GitHub", kinds],
  [linkPath, "javascript:alert(1)", kinds],
  [linkPath, "http://a.example", kinds],
  [linkPath, "//other.example", inside],
  [linkPath, String.raw`/\other.example`, inside],
  [linkPath, "/<b>", inside],
  [linkPath, "mailto:me", 'a complete email address after "mailto:", as in "mailto:me@my.site"'],
  [linkPath, "tel:+49 30", 'a phone number without spaces after "tel:", as in "tel:+16175550123"'],
  [linkPath, "https://a;b", safe],
  [pathWithoutPage, "login/", planned],
  [pathWithoutPage, "/login/", planned],
  [pathWithoutPage, "/a b", planned],
  [
    github,
    "github.com/me",
    'a valid URL that begins with "https://", such as "https://github.com/me/shop"',
  ],
  [github, "https://a;b", safe],
  [github, "https://me.example/a b", "a URL without spaces"],
  [github, "https://999.1.1.1", "a URL with a valid domain"],
  [github, "https://me.example:65536", port],
  [github, "https://me.example:80a", port],
  [
    scriptAddress,
    "https://a.example/count.js?x",
    'a script\'s full URL with no query string, as in "https://analytics.example/count.js"',
  ],
  [
    siteAddress,
    "shop.example/",
    'a valid URL that begins with "https://", such as "https://me.example/my-shop"',
  ],
  [siteAddress, "https://shop.example/", "a URL without a slash at the end"],
  [siteAddress, "https://shop.example/a//b", "a URL without a double slash in its path"],
  [
    siteAddress,
    "https://shop.example/a&b",
    'a path that contains only letters, digits, and the characters `/`, `.`, `~`, `%`, `_`, and `-`, as in "https://me.example/my-shop"',
  ],
])("%# refuses %s and expects %s", (schema, value, expected) => {
  const { error } = schema.safeParse(value);
  expect(error?.issues.map(({ message }) => message)).toEqual([expected]);
});
