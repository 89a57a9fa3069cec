import { expect, type Page } from "./test.ts";

/**
 * Fails if a link or control is less than `min` pixels wide or high. A stretched link counts as being as large as its
 * card.
 */
export async function expectTargets(page: Page, min: number): Promise<void> {
  const small = await page.evaluate((size) => {
    const controls = "a, button, select, input:not([type=checkbox]), label:has(input)";
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const target = control.matches(".stretched-link")
        ? control.closest("article, figure, li")
        : control;
      const { width, height: own } = (target ?? control).getBoundingClientRect();
      // A chip's target extends above and below the chip.
      const { content, top, bottom } = getComputedStyle(control, "::after");
      const border = Number.parseFloat(getComputedStyle(control).borderBlockStartWidth);
      const beyond = content === "none" ? [] : [top, bottom].map((one) => -parseFloat(one));
      const height = own + beyond.reduce((sum, one) => sum + Math.max(0, one - border), 0);
      // Layout rounds sizes to 1/64 of a pixel.
      if (Math.min(width, height) > size - 0.1) return [];
      return [`${control.textContent}: ${width} by ${height}`];
    });
  }, min);
  expect(small).toEqual([]);
}

/** Visitor styles that WCAG requires pages to support: text spacing (1.4.12) and double text size (1.4.4). */
export const visitorStyles = {
  "spaced out": `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `,
  enlarged: "html { font-size: 200% !important; }",
  none: "",
} as const;

/** Applies a visitor's style to the page. */
export async function applyStyle(page: Page, style: keyof typeof visitorStyles): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, visitorStyles[style]);
}

/**
 * Fails if the page scrolls sideways, clips words or breaks words at any of the widths. Words with more than 16 letters
 * may break. At 320 pixels or in a visitor's style, words with more than 12 letters may break. At 320 pixels in a
 * visitor's style, any word may break.
 */
export async function expectToFit(
  page: Page,
  widths: readonly number[],
  style: keyof typeof visitorStyles = "none",
): Promise<void> {
  await applyStyle(page, style);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${style} at ${width}`;
    // With soft assertions, one run reports all words and widths.
    expect
      .soft(
        await page.evaluate(findOverflow, width),
        `${where}: the page is wider than the window; long words need overflow-wrap: anywhere or soft hyphens`,
      )
      .toEqual([]);
    // The length of the longest word that must not break, at 320 pixels and at larger widths.
    const [narrow, wide] = style === "none" ? [12, 16] : [0, 12];
    const longest = width > 320 ? wide : narrow;
    expect
      .soft(
        await page.evaluate(findDamagedWords, longest),
        `${where}: these words are clipped or broken; use shorter words or soft hyphens in content/`,
      )
      .toEqual([]);
  }
  await applyStyle(page, "none");
}

/** Lists the elements that make the page scroll sideways, each with its excess in pixels. */
function findOverflow(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const found = Array.from(document.body.querySelectorAll("*"), (element) => {
    const { left, right } = element.getBoundingClientRect();
    const excess = Math.max(right - width, -left);
    const words = element.textContent.trim().slice(0, 40);
    return excess > 0
      ? `<${element.localName} class="${element.className}"> ${words}: ${excess}`
      : "";
  });
  return [`the page: ${document.documentElement.scrollWidth}`, ...found.filter(Boolean)];
}

/**
 * Lists text that overflows the window or is clipped by a box, and words that break across lines. Ignores clipping by
 * boxes that scroll. Words may break in search matches, in the header, in Japanese, or if they have more than
 * `longest` letters.
 */
function findDamagedWords(longest: number): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const hiddenOrScrolling = ".visually-hidden, pre, svg";
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    if (parent.closest(hiddenOrScrolling)) continue;
    range.selectNode(text);
    const { left, right, bottom } = range.getBoundingClientRect();
    const end = right - Number.parseFloat(getComputedStyle(parent).letterSpacing);
    let hidden = left < -1 || end > innerWidth + 1;
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowY === "auto") break;
      const edge = box.getBoundingClientRect();
      hidden ||= /hidden|clip/.test(overflowX) && end > edge.right + 1;
      hidden ||= /hidden|clip/.test(overflowY) && bottom > edge.bottom + 1;
    }
    if (hidden) found.push(text.nodeValue);
    if (parent.closest("mark, header, :lang(ja)")) continue;
    for (const { 0: word, index } of text.nodeValue.matchAll(/[^\s/\u{AD}–-]+/gu)) {
      // Skips the letter after a soft hyphen, because the browser counts the visible hyphen as part of that letter.
      range.setStart(text, text.nodeValue[index - 1] === "\u{AD}" ? index + 1 : index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
      if (lines.size > 1 && word.length <= longest) found.push(`${word}, on ${lines.size} lines`);
    }
  }
  return found;
}
