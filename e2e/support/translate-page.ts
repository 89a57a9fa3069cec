/**
 * Does to a page what Chrome's translation does: replaces each text node by `<font>` elements, now and
 * whenever one is added or changed. Text that is set in a replaced node is lost, silently in a
 * browser; here it is reported, once.
 *
 * Self-contained, so that a browser can be given its source.
 */
export function translatePage(report: (fault: string) => void): void {
  const untouched = "font, script, style, textarea, pre";
  const replaced = new WeakSet<Node>();
  const { set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ?? {};
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue"),
    set(this: Node, value: string | null) {
      if (replaced.has(this)) report(`“${this.textContent}” stays, “${value}” is lost`);
      set?.call(this, value);
    },
  });
  new MutationObserver(translateAll).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  translateAll();

  function translateAll() {
    if (document.body === null) return;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text) texts.push(currentNode);
    }
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(untouched) !== null) continue;
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
      replaced.add(text);
    }
  }
}
