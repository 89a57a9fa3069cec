import { preloadChunks } from "../islands/preload-chunks.ts";

/** The pause between two replayed inputs, in milliseconds: each may navigate, and the next depends on it. */
const pause = 50;

/** Repeats an input in the hydrated island. It finds the control by name: its node may have been replaced. */
type Replay = (island: Element) => void;

/**
 * Records what visitors do, before it is hydrated, with an island's controls that need React: text, sorting,
 * check boxes and buttons. Replays it, in order, once it is. A link above a list does not wait: its address
 * takes the filters along.
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
        if (replays.size === 0 || island.hasAttribute("data-used")) return;
        island.setAttribute("data-used", "");
        island.dispatchEvent(new Event("used", { bubbles: true }));
        // On a slow line, the entry script would ask for the code a round trip later.
        preloadChunks();
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
  const button = target.closest<HTMLButtonElement>("button[type=button][name]");
  if (button !== null) {
    const selector = `button[name="${button.name}"]`;
    // Its detail tells a pointer's click from the keyboard's.
    const repeated = new MouseEvent("click", event);
    replays.set(event, (island) => island.querySelector(selector)?.dispatchEvent(repeated));
  }
  const link = target.closest<HTMLAnchorElement>("[data-list] nav a");
  if (link !== null) keepFilters(link);
}

function recordValue(type: string, target: Element, replays: Map<unknown, Replay>) {
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  if (!isSearch && !(target instanceof HTMLSelectElement)) return;
  // One event each: a box that is left sends a second, which would replace what is typed meanwhile.
  if (type !== (isSearch ? "input" : "change")) return;
  const { value, id } = target;
  replays.set(id, () => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
    control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** Gives the link the query of the address, and what is checked and how the list is sorted by now. */
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
