import { expect, test } from "vitest";
import { checkPageText, type PageTargets } from "./check-page-text.ts";
import { contentWith, namesOfProject } from "./content-fixture.ts";
import { listLinkTargets } from "./link-targets.ts";
import { describeMistake } from "./mistake.ts";

const file = "content/pages/about.md";

/** Returns the error lines for Markdown in the fixture shop. */
function linesOf(text: string, targets: Partial<PageTargets> = {}): readonly string[] {
  const links = listLinkTargets(contentWith({}), namesOfProject);
  const pictures = ["cut-cap", "cut-boot"];
  const formService = "https://forms.example/f/abc";
  const page = { file, name: "about", fields: {}, text, firstLine: 1 };
  const all = { links, pictures, formService, language: "en", ...targets };
  return checkPageText(page, all).map(describeMistake);
}

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
])("%j: line %i has %s", expectOne);

test.each([
  [
    'One\n\n<label>Message <textarea name="message" rows="6" required /></label>',
    3,
    '`<textarea name="message" rows="6" required />`, which browsers treat as an opening tag. Write `<textarea name="message" rows="6" required></textarea>`',
  ],
  ["<div />\n\nText", 1, "which browsers treat as an opening tag. Write `<div></div>` instead."],
  ["<div />One</div>\n\nTwo", 1, "`<div />` with a closing `</div>` after it. Remove the slash."],
  ["One\n\n<!-- draft\n\nTwo", 3, "`<!--` without a closing `-->`."],
  [
    "One <!-- draft",
    1,
    "`<!--` without a closing `-->`. Add `-->` where the comment should end, or",
  ],
  [
    "<div>\n\nText",
    1,
    "`<div>` without a closing `</div>`. Add `</div>` where the element should end.",
  ],
  ["Text\n\n</div>", 3, "`</div>` without a matching `<div>`."],
  ["One *two <b>three* four</b>", 1, "`<b>` without a closing `</b>`."],
  ["- One\n- <i>two\n- three", 2, "`<i>` without a closing `</i>`."],
  ["| a | b |\n|-|-|\n| <b>x | y</b> |", 3, "`<b>` without a closing `</b>`."],
  ["<div>\n\n<label>b\n\nc</label>\n</div>", 3, "`<label>` without a closing `</label>`."],
  ["<textarea>\n\n**One**", 1, "`<textarea>` without a closing `</textarea>`."],
  ["One <div>two</div>", 1, "`<div>` inside a paragraph. Move the `<div>` to a new line, with"],
  [
    "<div>\nOne\n\ntwo</div>",
    4,
    "`</div>` inside a paragraph. Move the `</div>` to a new line, with",
  ],
  [
    "<p>One <ul><li>Two</li></ul></p>",
    1,
    "`<ul>` inside a paragraph. Move the paragraph's `</p>` so that it",
  ],
  ["<p>\n\nOne\n\n</p>", 1, "`<p>` with a blank line inside."],
  [
    "<table>\n<tr><td>a</td></tr>\n\n**b**\n\n</table>",
    1,
    "`<table>` with content outside its cells.",
  ],
  ["<tr><td>a</td></tr>", 1, "`<tr>`, which browsers ignore here. Put it inside a `<table>`."],
  ['<div class="a" class="b"></div>', 1, "invalid HTML (duplicate attribute): `<div "],
  ['<div class="a>One</div>\n\nTwo', 1, 'an unfinished tag: `<div class="a`. Close'],
  ['One <video src="/a.mp4 controls', 1, "`<video` without a closing `>`. Add `>`"],
  ["<div>Tea &copy cake</div>", 1, "(missing semicolon after character reference): `&copy cake"],
])("what browsers would repair is one mistake: %j, line %i: %s", expectOne);

const service = 'Set `action` to a URL that begins with "https://forms.example/"';

test.each([
  ['<form action="https://else.example/f"></form>', 1, `"https://else.example/f". ${service}`],
  ["<form\nmethod=post action='https://else.example/f'></form>", 1, `"https://else.example/f".`],
  ["<form action=https://else.example/f></form>", 1, '"https://else.example/f".'],
  ['<FORM ACTION = "https://else.example/f"></FORM>', 1, '"https://else.example/f".'],
  ['<form action="/send"></form>', 1, `"/send". ${service}`],
  ["<form></form>", 1, `a form without an \`action\`. ${service}`],
  [
    '<form action="https://forms.example/f/abc"><button formaction="/a">A</button></form>',
    1,
    `a button that submits to "/a". ${service.replace("action", "formaction")}`,
  ],
  [
    '<video src="/gone.mp4"></video>',
    1,
    '"/gone.mp4", which is not a file in content/public/. Correct the path, or',
  ],
  ["a <audio controls src=b.mp3></audio>", 1, '"b.mp3". Expected a slash at the start of the path'],
  [
    "<audio>\n<source src='https://a.example/b.mp3'></audio>",
    2,
    '"https://a.example/b.mp3", which is on another site. Put the file in content/public/',
  ],
  ["a <b>b</b>\nc <img src='/x'>", 2, "`<img>`. Use Markdown with a picture's name, as in `![]("],
  [
    "<div>\n<script>a</script></div>",
    2,
    "`<script>`. Remove it, because its effects would carry over to other pages",
  ],
  ['<a href="/">a</a>', 1, "`<a>`. Write the link in Markdown"],
  ['<button onclick="a()">a</button>', 1, "the attribute `onclick`. Remove it"],
  ['## Wool\n\n<div id="wool"></div>', 3, 'the ID "wool", which is already used'],
  ['<div id="main"></div>', 1, 'the ID "main", which is already used'],
])("HTML that the shop blocks or cannot check: %j, line %i: %s", expectOne);

test("a form needs a form service", () => {
  const form = '<form action="https://forms.example/f/abc"></form>';
  expect(linesOf(form, { formService: undefined })).toEqual([
    `${file}, line 1: found a form that submits to "https://forms.example/f/abc", but \`formService\` in content/site.ts is not set. Set \`formService\` to the URL of your form service.`,
  ]);
});

test("the ids of headings follow the language's case", () => {
  expect(linesOf("## Isı\n\n[a](#ısı)", { language: "tr" })).toEqual([]);
});

test.each([
  ["One\n[CV](/my cv.pdf)", 2, "which has a space in its path. Write each space"],
  ["[my *new* CV](/my cv.pdf)", 1, "`[my *new* CV](/my cv.pdf)`, which"],
  ["![](my hat)", 1, "`![](my hat)`, which has a space in the picture's name. Put angle"],
  ["A note[^1]", 1, "`[^1]`. Footnotes do not work here, so put the note in the text"],
  [
    "A note[^1]\n\n[^1]: Word",
    1,
    "`[^1]`. Footnotes do not work here, so put the note in the text",
  ],
  ["[CV][cv]", 1, "`[CV][cv]`, which is not supported. Write the link"],
  ["See [[Wool]]", 1, "`[[Wool]]`, which is not supported."],
  ["> [!NOTE]\n> One", 1, "`[!NOTE]`, which is not supported. Use bold text"],
  ["**「太字」**です", 1, "`**「太字」**`, which will not appear in bold. Move spaces"],
  ["One\n\n##Two", 3, "`##Two`, which will not appear as a heading. Add a space"],
  ["| a | b |\n| c | d |", 1, "`| a | b |`, which will not appear as a table. Add a line"],
  ["## One {#two}", 1, "`{#two}`, which is not supported. Remove it"],
  [":::note\nOne\n", 1, "`:::`, which is not supported."],
  ["Open :clock:", 1, "`:clock:`, which is not supported. Type the emoji itself"],
  ["One\\\nTwo\\", 2, "`\\` at the end of a paragraph. Remove it"],
  ["<div>\n**One** two\n</div>", 2, "Markdown inside HTML: `**One**`. Put a blank line"],
  ["<div>\n\n    <b>One</b>\n\n</div>", 3, "HTML indented by four spaces"],
])("marks that visitors would see: %j, line %i: %s", expectOne);

function expectOne(text: string, line: number, words: string): void {
  const lines = linesOf(text);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file}, line ${line}: found `);
  expect(lines[0]).toContain(words);
}
