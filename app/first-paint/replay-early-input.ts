const types = ["click", "input", "change"] as const;

/** The pause between two replayed inputs, in milliseconds: each may navigate, and the next depends on it. */
const pause = 50;

/**
 * Records what visitors do before hydration with controls that need React: text, sorting, check boxes and
 * buttons. Replays it, in order, once the page is hydrated and the root loses `data-pending`. A link above
 * a list does not wait: its address takes the filters along.
 */
export function replayEarlyInput(): void {
  const root = document.documentElement;
  const replays = new Map<unknown, () => void>();
  const record = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === "click") recordClick(event, target, replays);
    else recordValue(type, target, replays);
  };
  for (const type of types) addEventListener(type, record, true);
  new MutationObserver(async (_changes, observer) => {
    if (root.dataset.pending !== undefined) return;
    observer.disconnect();
    for (const type of types) removeEventListener(type, record, true);
    for (const replay of replays.values()) {
      replay();
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }).observe(root, { attributeFilter: ["data-pending"] });
}

type Replays = Map<unknown, () => void>;

function recordClick(event: Event, target: Element, replays: Replays) {
  if (target instanceof HTMLInputElement && target.type === "checkbox") {
    const { checked } = target;
    replays.set(target, () => {
      target.checked = !checked;
      target.click();
    });
    return;
  }
  const button = target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
  if (button !== null) replays.set(event, () => button.click());
  const link = target.closest<HTMLAnchorElement>("[data-list] nav a");
  if (link !== null) keepFilters(link);
}

function recordValue(type: string, target: Element, replays: Replays) {
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  if (!isSearch && !(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  replays.set(`${type} ${target.id}`, () => {
    target.value = value;
    target.dispatchEvent(new Event(type, { bubbles: true }));
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
