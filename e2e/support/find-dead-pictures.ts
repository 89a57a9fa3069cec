/* oxlint-disable unicorn/consistent-function-scoping -- the browser receives only this function, so its helpers are inside */

/**
 * Lists pictures that look like a part of a link, but whose middle is outside it. A picture looks like a part of the
 * link around it, or of the only link in a block with a single picture. Skips links that go nowhere. Runs in the page.
 */
export function findDeadPictures(): readonly string[] {
  return select(document.body, "img").flatMap((picture) => {
    const link = findLink(picture);
    if (link === undefined || link.getAttribute("href") === "#") return [];
    picture.scrollIntoView({ block: "center", behavior: "instant" });
    return link.contains(elementAtMiddle(picture)) ? [] : [link.outerHTML];
  });

  function select(block: Element, selector: string): readonly Element[] {
    return [...block.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  }

  function findLink(picture: Element): Element | undefined {
    const around = picture.closest("a");
    if (around !== null) return around;
    let block = picture;
    while (select(block, "a").length === 0 && block.parentElement) block = block.parentElement;
    const links = select(block, "a");
    return links.length === 1 && select(block, "img").length === 1 ? links[0] : undefined;
  }

  /** Returns the element at the middle of the part of a picture that the blocks around it do not cut off. */
  function elementAtMiddle(picture: Element): Element | null {
    let { left, top, right, bottom } = picture.getBoundingClientRect();
    for (let frame = picture.parentElement; frame !== null; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowX === "visible") continue;
      const box = frame.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  }
}
