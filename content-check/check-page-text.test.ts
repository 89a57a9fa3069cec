import { expect, test } from "vitest";
import { file, linesOf } from "./page-fixture.ts";

const valid = `
[Home](/), [search](/search?q=wool), [this](#who-we-are-2), [file](/size%20guide.pdf), [mail](mailto:a@b.site),
[call](tel:+45123), [another site](https://a.example/?b=1&c), [code](github), [itself](/care#wool), <a@b.site>,
[HTML](#map), \\[^1], \`**\`, &lt;b, 1 < 2, AT&T, ~~an old~~ **bold** word, 10:30:45, [sic].

## Who we *are*

### Small

## Who we are

![](cut-cap) and ![A boot](cut-boot "A title")

<address id="map">Main street <br> 12<br/>Town</address>

<form action="https://forms.example/f/abc" method="post">
<label>Mail <input name="mail" type="email" /></label>
<ul><li>One<li>Two</ul>
<select name="size"><option>S<option>M</select>
</form>

<details>
<summary>More</summary>

- Markdown in *HTML*
- [x] done

</details>

<dialog><form method="dialog"><button>Close</button></form></dialog>

<video src="/size%20guide.pdf" poster='/a%23b.pdf' controls></video>
<svg viewBox="0 0 1 1"><path d="M0 0h1" /></svg>
<!-- A comment with <img> -->

| A                |
| ---------------- |
| [b](/search "t") |

    an indented [example](of code)
`;

test("a page may contain every kind of link, pictures, headings and plain HTML", () => {
  expect(linesOf(valid)).toEqual([]);
});

test.each([
  ["[a](/serach)", 1, '"/serach", which does not exist. Expected the path of a page, or of a file'],
  ["[a](/gone)", 1, "To link to a page that does not exist yet, add its path to `plannedPaths`"],
  ["\n\n* a\n\n  * [b](about.md)", 5, 'a link to "about.md". Expected a path such as'],
  ["| a |\n|-|\n| [b](/x) |", 3, '"/x", which does not exist.'],
  ["[a](../pages/care.md#wool)", 1, 'Expected the path of the page, "/care#wool".'],
  ["[a](care.md)", 1, 'a link to "care.md". Expected the path of the page, "/care".'],
  ["[a](http://a.example)", 1, '"http://a.example". Expected a path'],
  [
    "## Wool\n\n[a](#wol)",
    3,
    '"#wol", but no heading on this page has this ID. Did you mean "#wool"? If not, replace the part',
  ],
  [
    "[a](/care#wol)",
    1,
    '"/care#wol", but no heading in content/pages/care.md has the ID "wol". Did you mean "/care#wool"?',
  ],
  [
    "![](cut-cup)",
    1,
    '"cut-cup", but content/pictures.ts has no picture with this name. Did you mean "cut-cap"?',
  ],
  [
    "![](https://a.example/a.jpg)",
    1,
    "Expected the name of a picture, not a URL. Add a picture to content/pictures.ts",
  ],
  ["# About", 1, "`# About`. Begin the heading with `##`, because"],
  ["## A\n\n#### B", 3, "`#### B`, which skips a heading level. Begin it with `###`"],
])("%j: line %i has %s", (text, line, words) => {
  const lines = linesOf(text);
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(lines[0]).toContain(`${file}, line ${line}: found `);
});

test("the ids of headings follow the language's case", () => {
  expect(linesOf("## Isı\n\n[a](#ısı)", { language: "tr" })).toEqual([]);
});
