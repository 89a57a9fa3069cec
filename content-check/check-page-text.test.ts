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

const inline = "Expected an empty line before it.";

test.each([
  ["[a](/serach)", 1, '"/serach". Expected the address of a page, of a file in content/public/'],
  ["[a](/serach)", 1, 'Did you mean "/search"?'],
  ["\n\n* a\n\n  * [b](about.md)", 5, '"about.md". Expected an address inside the shop'],
  ["| a |\n|-|\n| [b](/x) |", 3, '"/x".'],
  ["[a](http://a.example)", 1, '"http://a.example". Expected an address'],
  ["## Wool\n\n[a](#wol)", 3, '"#wol". Expected a heading of this page'],
  ["[a](/care#wol)", 1, '"/care#wol". Expected a heading of content/pages/care.md. Did you mean'],
  ["![](cut-cup)", 1, '"cut-cup". Expected the name of a picture in content/pictures.ts. Did you'],
  ["![](https://a.example/a.jpg)", 1, ", with the address in its `remote`."],
  ["# About", 1, '"# About". Expected "##": the first heading is the title.'],
  ["## A\n\n#### B", 3, '"#### B". Expected at most "###": no level may be skipped.'],
])("%j: line %i has %s", expectOne);

test.each([
  [
    'One\n\n<label>Message <textarea name="message" rows="6" required /></label>',
    3,
    '<textarea name="message" rows="6" required />. Expected <textarea name="message" rows="6" required></textarea>,',
  ],
  ["<div />\n\nText", 1, "<div />. Expected <div></div>, because browsers ignore the slash."],
  ["One\n\n<!-- draft\n\nTwo", 3, '"<!--" without "-->".'],
  ["One <!-- draft", 1, '"<!--". Expected a complete tag or comment'],
  ["<div>\n\nText", 1, "<div> without </div>. Expected </div> where it ends."],
  ["Text\n\n</div>", 3, "</div> without <div>."],
  ["One *two <b>three* four</b>", 1, "<b> without </b>."],
  ["- One\n- <i>two\n- three", 2, "<i> without </i>."],
  ["| a | b |\n|-|-|\n| <b>x | y</b> |", 3, "<b> without </b>."],
  ["<div>\n\n<label>b\n\nc</label>\n</div>", 3, "<label> without </label>."],
  ["<textarea>\n\n**One**", 1, "<textarea> without </textarea>."],
  ["One <div>two</div>", 1, `<div> in a paragraph. ${inline}`],
  ["<div>\nOne\n\ntwo</div>", 4, `</div> in a paragraph. ${inline}`],
  ["<p>One <ul><li>Two</li></ul></p>", 1, "<ul> in a paragraph. Expected </p> before it."],
  ["<p>\n\nOne\n\n</p>", 1, "<p> with an empty line in it."],
  [
    "<table>\n<tr><td>a</td></tr>\n\n**b**\n\n</table>",
    1,
    "content of a <table> outside its cells.",
  ],
  ["<tr><td>a</td></tr>", 1, "<tr>, which browsers ignore here. Expected <table> around it."],
  ['<div class="a" class="b"></div>', 1, "(duplicate attribute). Expected each attribute once."],
  ['<div class="a>One</div>\n\nTwo', 1, '<div class="a>One</div>'],
  ['One <video src="/a.mp4 controls', 1, '"<video". Expected a complete tag'],
  ["<div>Tea &copy cake</div>", 1, "&copy cake</div>, which is not valid HTML (missing semicolon"],
])("what browsers would repair is one mistake: %j, line %i: %s", expectOne);

const service = "Expected a URL that begins with https://forms.example/,";

test.each([
  ['<form action="https://else.example/f"></form>', 1, `"https://else.example/f". ${service}`],
  ["<form\nmethod=post action='https://else.example/f'></form>", 1, `"https://else.example/f".`],
  ["<form action=https://else.example/f></form>", 1, '"https://else.example/f".'],
  ['<FORM ACTION = "https://else.example/f"></FORM>', 1, '"https://else.example/f".'],
  ['<form action="/send"></form>', 1, `"/send". ${service}`],
  ["<form></form>", 1, `a form without \`action\`. ${service}`],
  [
    '<form action="https://forms.example/f/abc"><button formaction="/a">A</button></form>',
    1,
    `"/a". ${service}`,
  ],
  ['<video src="/gone.mp4"></video>', 1, '"/gone.mp4". Expected the path of a file'],
  ["a <audio controls src=b.mp3></audio>", 1, '"b.mp3". Expected the path of a file'],
  ["<audio>\n<source src='https://a.example/b.mp3'></audio>", 2, '"https://a.example/b.mp3".'],
  ["a <b>b</b>\nc <img src='/x'>", 2, "<img>. Expected a picture in Markdown, such as ![]("],
  ["<div>\n<script>a</script></div>", 2, "<script>. Expected no scripts, styles or frames"],
  ['<a href="/">a</a>', 1, "<a>. Expected a link in Markdown"],
  ['<button onclick="a()">a</button>', 1, "the attribute `onclick`. Expected no scripts"],
  ['## Wool\n\n<div id="wool"></div>', 3, 'the id "wool". Expected another id'],
  ['<div id="main"></div>', 1, 'the id "main". Expected another id'],
])("HTML that the shop blocks or cannot check: %j, line %i: %s", expectOne);

test("a form needs a form service", () => {
  const form = '<form action="https://forms.example/f/abc"></form>';
  expect(linesOf(form, { formService: undefined })).toEqual([
    `${file}, line 1: found "https://forms.example/f/abc". Expected the URL of a form service, which content/site.ts must name in \`formService\`.`,
  ]);
});

test("the ids of headings follow the language's case", () => {
  expect(linesOf("## Isı\n\n[a](#ısı)", { language: "tr" })).toEqual([]);
});

test.each([
  ["One\n[CV](/my cv.pdf)", 2, '"[CV](/my cv.pdf)". Expected "%20" for each space'],
  ["[my *new* CV](/my cv.pdf)", 1, '"[my *new* CV](/my cv.pdf)".'],
  ["![](my hat)", 1, '"![](my hat)". Expected angle brackets'],
  ["A note[^1]", 1, '"[^1]". Expected the note itself'],
  ["A note[^1]\n\n[^1]: Word", 1, '"[^1]". Expected the note itself'],
  ["[CV][cv]", 1, '"[CV][cv]". Expected the address in parentheses'],
  ["See [[Wool]]", 1, '"[[Wool]]".'],
  ["> [!NOTE]\n> One", 1, '"[!NOTE]". Expected a bold word'],
  ["**「太字」**です", 1, '"**". Expected no space or punctuation inside the marks'],
  ["One\n\n##Two", 3, '"##T". Expected a space'],
  ["| a | b |\n| c | d |", 1, '"| a | b |". Expected a table'],
  ["## One {#two}", 1, '"{#two}". Expected nothing in braces'],
  [":::note\nOne\n", 1, '":::".'],
  ["Open :clock:", 1, '":clock:". Expected the emoji itself'],
  ["One\\\nTwo\\", 2, '"\\". Expected another line below it'],
  ["<div>\n**One** two\n</div>", 2, '"**" in HTML. Expected an empty line around Markdown'],
  ["<div>\n\n    <b>One</b>\n\n</div>", 3, "HTML after four spaces"],
])("marks that visitors would see: %j, line %i: %s", expectOne);

function expectOne(text: string, line: number, words: string): void {
  const lines = linesOf(text);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${file}, line ${line}: found `);
  expect(lines[0]).toContain(words);
}
