import { expect, test, vi } from "vitest";
import { renderMarkdown } from "./render-markdown.tsx";

test.each([
  ["[a *b*](/search)", '<p><a href="/search"><span>a <em>b</em></span></a></p>\n'],
  [
    "[a](github)",
    'href="https://code.example/shop" target="_blank" rel="noopener noreferrer"><span>a',
  ],
  ["[a](https://a.example/?b=1&c=2)", 'href="https://a.example/?b=1&amp;c=2" target="_blank"'],
  ["<me@my.site>", '<a href="mailto:me@my.site"><span>me@my.site</span></a>'],
  ['[a](/ "b & c")', '<a title="b &amp; c" href="/">'],
  ['[a](https://a.example "b")', '<a title="b" href="https://a.example" target="_blank"'],
  ['![](plain-cap "c")', /<img[^>]* alt="A plain cap" title="c"/],
  ["[a](/)", '<a href="/">'],
  ["![](plain-cap)", /<img(?![^>]* title=)/],
  ["## Open *on* “Sundays”?", '<h2 id="open-on-sundays">Open <em>on</em> “Sundays”?</h2>'],
  ["## Main\n## Main", '<h2 id="main-2">Main</h2><h2 id="main-3">Main</h2>'],
  ["![](plain-cap)", /<span[^>]*><img[^>]* alt="A plain cap"[^>]* srcset="[^"]*\.avif 240w/],
  ["![Mine](plain-cap)", /<img[^>]* alt="Mine"/],
  ["| a |\n|-|\n| b |", /<div class="[^"]*" tabindex="0"><table>/],
  ["&copy; a < b <br> c", "<p>© a &lt; b <br> c</p>"],
  ["## Related", '<h2 id="related-2">'],
  [
    "|a|b|c|\n|:-:|-:|:-|\n|d|e|f|",
    '<td style="text-align:center">d</td><td style="text-align:end">e</td><td>f</td>',
  ],
  [
    "- [x] a *b*\n  - [ ] c",
    /<li class="[^"]*"><label><input checked="" disabled="" type="checkbox"> a <em>b<\/em><\/label><ul>\n<li class="[^"]*"><label><input disabled="" type="checkbox"> c<\/label><\/li>/,
  ],
  ["- [x] a\n\n  b", /<label><input checked=[^>]*> a<\/label><p>b<\/p>/],
])("renders %j", (text, html) => {
  expect(renderMarkdown(text)).toMatch(html);
});

test("audio and video files load if the shop is in a subfolder of its host", () => {
  vi.stubEnv("BASE_URL", "/my-shop/");
  const film = "<video poster='/a.jpg' controls><source src=\"/a.mp4\"></video>";
  expect(renderMarkdown(`${film}\n\nHear <audio src=/b.mp3 controls></audio>`)).toBe(
    `<p><video poster="/my-shop/a.jpg" controls=""><source src="/my-shop/a.mp4"></video></p>\n<p>Hear <audio src="/my-shop/b.mp3" controls=""></audio></p>\n`,
  );
});

test("an unknown picture throws our own error, without the library's request to report it", () => {
  expect(() => renderMarkdown("![](plain-cup)")).toThrow(/plain-cup(?![^]*report this)/);
});
