import { expect, test } from "vitest";
import { file, linesOf } from "./page-fixture.ts";

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
])("marks that visitors would see: %j, line %i: %s", (text, line, words) => {
  const lines = linesOf(text);
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(lines[0]).toContain(`${file}, line ${line}: found `);
});
