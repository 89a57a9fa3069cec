import { expect, test } from "vitest";
import { file, linesOf } from "./page-fixture.ts";

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
])("HTML that the shop blocks or cannot check: %j, line %i: %s", (text, line, words) => {
  const lines = linesOf(text);
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(lines[0]).toContain(`${file}, line ${line}: found `);
});

test("a form needs a form service", () => {
  const form = '<form action="https://forms.example/f/abc"></form>';
  expect(linesOf(form, { formService: undefined })).toEqual([
    `${file}, line 1: found a form that submits to "https://forms.example/f/abc", but \`formService\` in content/site.ts is not set. Set \`formService\` to the URL of your form service.`,
  ]);
});
