import { expect, test } from "vitest";
import { file, linesOf } from "./page-fixture.ts";

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
])("what browsers would repair is one mistake: %j, line %i: %s", (text, line, words) => {
  const lines = linesOf(text);
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(lines[0]).toContain(`${file}, line ${line}: found `);
});
