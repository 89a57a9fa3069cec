import { preloadChunks } from "../islands/preload-chunks.ts";

/**
 * The pause between replayed inputs, in milliseconds. An input may start a navigation, and the next input may depend on
 * the new page.
 */
const pause = 50;

/**
 * Replays an input event after hydration. Finds the control by its attributes, because hydration may have replaced its
 * element.
 */
type Replay = (island: Element) => void;

/**
 * Records input to an island's React controls (text, sorting, check boxes, buttons with `data-replay`) and replays it in
 * order after hydration. Links with `data-keeps-filters` work before hydration: a click adds the current filters to the
 * link's address.
 */
export function replayEarlyInput(): void {
  const recorded = new WeakMap<Element, Map<unknown, Replay>>();
  for (const type of ["click", "input", "change"] as const) {
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        const island = target.closest("[data-island]:not([data-hydrated])");
        if (island === null) return;
        const replays = recorded.get(island) ?? new Map<unknown, Replay>();
        recorded.set(island, replays);
        if (event instanceof MouseEvent) recordClick(event, target, replays);
        else recordValue(type, target, replays);
        if (replays.size === 0) return;
        // Fetches the island's code now, which saves a round trip if the entry script is still loading.
        if (!island.hasAttribute("data-used")) preloadChunks();
        island.setAttribute("data-used", "");
        island.dispatchEvent(new Event("used", { bubbles: true }));
      },
      true,
    );
  }
  document.addEventListener("hydrated", async ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const replay of recorded.get(target)?.values() ?? []) {
      replay(target);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  });
}

function recordClick(event: MouseEvent, target: Element, replays: Map<unknown, Replay>) {
  if (target instanceof HTMLInputElement && target.type === "checkbox") {
    const { checked, name, value } = target;
    const selector = `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
    replays.set(selector, (island) => {
      const box = island.querySelector<HTMLInputElement>(selector);
      if (box === null) return;
      box.checked = !checked;
      box.click();
    });
    return;
  }
  const button = target.closest<HTMLElement>("[data-replay]");
  if (button !== null) {
    const selector = `[data-replay="${button.dataset.replay}"]`;
    // The copied event includes `detail`, which distinguishes pointer clicks from keyboard clicks.
    const repeated = new MouseEvent("click", event);
    replays.set(event, (island) => island.querySelector(selector)?.dispatchEvent(repeated));
  }
  const link = target.closest<HTMLAnchorElement>("[data-keeps-filters] a");
  if (link !== null) keepFilters(link);
}

function recordValue(type: string, target: Element, replays: Map<unknown, Replay>) {
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  if (!isSearch && !(target instanceof HTMLSelectElement)) return;
  // Records only one event type per control. A search box also fires `change` when it loses focus. Replaying that event
  // would overwrite newer text.
  if (type !== (isSearch ? "input" : "change")) return;
  const { value, id } = target;
  replays.set(id, () => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
    control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** Adds the current query, the checked filters and the chosen sort order to a link's address. */
function keepFilters(link: HTMLAnchorElement) {
  const query = new URLSearchParams(location.search);
  const { elements = [] } = document.querySelector<HTMLFormElement>("form#filters") ?? {};
  for (const control of elements) {
    if (control instanceof HTMLInputElement && control.checked) {
      query.delete(control.name, control.value);
      query.append(control.name, control.value);
    }
    if (control instanceof HTMLSelectElement && control.selectedIndex > 0) {
      query.set(control.name, control.value);
    }
  }
  link.search = query.toString();
}
