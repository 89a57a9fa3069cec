/**
 * Runs in the page. Computes in advance what must change in `main` to match the finished HTML, and
 * applies only that at the first click, which never reaches the shop's own scripts.
 */
export function applyChange({ html, whole }: { html: string; whole: boolean }): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  const main = document.querySelector("main");
  const finished = template.content.firstElementChild;
  if (main === null || finished === null) throw new Error("There is no main element to change.");
  const changes: (() => void)[] = [];
  if (whole) {
    changes.push(() => {
      main.replaceWith(finished);
      window.scrollTo(0, 0);
    });
  } else {
    compare(main, document.importNode(finished, true));
  }

  // On the window, before the router and React, which listen on the document.
  window.addEventListener(
    "click",
    (event) => {
      // The browser itself ticks a box, as in the shop.
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      event.stopImmediatePropagation();
      for (const change of changes.splice(0)) change();
      // The shop would prefetch and render what the pointer is above now.
      window.addEventListener("pointerover", (over) => over.stopImmediatePropagation(), true);
    },
    { capture: true },
  );

  function compare(old: Element, next: Element): void {
    // The countdown changes by itself every second.
    if (old.role === "timer") return;
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) !== value) changes.push(() => old.setAttribute(name, value));
    }
    for (const { name } of old.attributes) {
      if (!next.hasAttribute(name)) changes.push(() => old.removeAttribute(name));
    }
    compareChildren(old, [...old.childNodes], [...next.childNodes]);
  }

  /** Keeps equal nodes at both ends, and equal nodes in the same order in between. */
  function compareChildren(parent: Element, old: ChildNode[], next: ChildNode[]): void {
    let at = 0;
    for (const [index, node] of next.entries()) {
      const same = old.findIndex((one, position) => position >= at && one.isEqualNode(node));
      if (same !== -1) {
        remove(old.slice(at, same));
        at = same + 1;
        continue;
      }
      const here = old[at];
      const keptLater = next.slice(index).some((one) => here?.isEqualNode(one));
      if (
        here instanceof Element &&
        node instanceof Element &&
        !keptLater &&
        here.localName === node.localName
      ) {
        compare(here, node);
        at += 1;
      } else {
        const before = here ?? null;
        changes.push(() => parent.insertBefore(node, before));
      }
    }
    remove(old.slice(at));
  }

  function remove(nodes: readonly ChildNode[]): void {
    changes.push(...nodes.map((node) => () => node.remove()));
  }
}
