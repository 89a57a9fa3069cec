import { useEffect } from "react";
import { placeOf } from "./focus-place.ts";
import { linkWithin } from "./follow-links.ts";
import { type HistoryEntry, leaveEntry, readEntry, updateEntry } from "./history-entry.ts";

/** A scroll is over when nothing has moved for this many milliseconds. */
const rest = 100;

/**
 * Saves scroll position and focus with the history entry whenever a visit or a scroll may be over: one
 * write per click, because each costs the main thread half a millisecond.
 */
export function useSavePosition(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The link with whose press the place has been saved, and the entry's state since then. */
    let pressed: { link: HTMLAnchorElement; state: unknown } | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const keep = () => {
      clearTimeout(timer);
      updateEntry(currentPlace());
    };
    const keepAfterRest = () => {
      pressed = undefined;
      clearTimeout(timer);
      timer = setTimeout(keep, rest);
    };
    // While a document loads, the browser scrolls earlier by itself.
    const scrollByHand = () => (window.history.scrollRestoration = "manual");
    const leaveToBrowser = () => {
      keep();
      window.history.scrollRestoration = "auto";
    };
    scrollByHand();
    document.addEventListener("scroll", keepAfterRest, { signal, passive: true });
    // Until the button is released there is time: the click is answered sooner (decision 015).
    const keepOnPress = ({ target }: Event) => {
      const link = linkWithin(target);
      if (link === undefined) return;
      clearTimeout(timer);
      updateEntry({ scroll: window.scrollY, focus: placeOf(link) });
      pressed = { link, state: window.history.state };
    };
    document.addEventListener("mousedown", keepOnPress, { signal, passive: true });
    const keepBeforeClick = ({ target }: Event) => {
      const saved = pressed?.state === window.history.state && pressed?.link === linkWithin(target);
      if (saved) return;
      // A filter. The click that opened its panel has saved the scroll position, and a reload closes the
      // panel: the focus is not worth a write, which would cost a twentieth of the click (decision 015).
      const filter = target instanceof HTMLInputElement && target.type === "checkbox";
      if (filter) leaveEntry(currentPlace(readEntry().scroll));
      else keep();
    };
    document.addEventListener("click", keepBeforeClick, { signal, capture: true });
    // A select is also changed by keyboard.
    const keepBeforeOrder = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) keep();
    };
    document.addEventListener("change", keepBeforeOrder, { signal, capture: true });
    window.addEventListener("pagehide", leaveToBrowser, { signal });
    window.addEventListener("pageshow", scrollByHand, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}

/**
 * Saves the place that Back or Forward leaves. Call it before creating the router: both listen for
 * `popstate`, and the router's listener already renders the next page.
 */
export function saveOnPopState(): void {
  window.addEventListener("popstate", ({ state }) => {
    // A plain `#…` link fires `popstate` as well, with an empty state.
    if (state !== null) leaveEntry(currentPlace());
  });
}

/** @param scroll the scroll position where it is known: asking for it forces a layout */
function currentPlace(scroll = window.scrollY): HistoryEntry {
  const { activeElement, body } = document;
  const focused = activeElement !== null && activeElement !== body;
  return { scroll, ...(focused && { focus: placeOf(activeElement) }) };
}
