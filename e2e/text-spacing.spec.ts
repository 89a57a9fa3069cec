import { breakageComplaints } from "./interfere.ts";
import { openScreen, screens } from "./screens.ts";
import { expect, reachOf, test, type Page } from "./test.ts";

test.use({ expectedComplaints: breakageComplaints });

/** Lines, letters and words as far apart as a visitor may want them. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** The words that leave the window, or a box that hides what leaves it. An excerpt may end early. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const hiddenOrScrolling = ".visually-hidden, pre";
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
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        if (webkitLineClamp !== "none") break;
        const edge = box.getBoundingClientRect();
        hidden ||= /hidden|clip/.test(overflowX) && end > edge.right + 1;
        hidden ||= /hidden|clip/.test(overflowY) && bottom > edge.bottom + 1;
      }
      if (hidden) found.push(text.nodeValue);
    }
    return found;
  });
}

for (const screen of screens) {
  test(`${screen.name} fits with the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await openScreen(page, screen);
    await spaceText(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await reachOf(page)).toBeLessThanOrEqual(width);
      expect(await cutOff(page)).toEqual([]);
    }
  });
}
