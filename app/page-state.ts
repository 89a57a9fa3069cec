/*
 * Attributes of `<html>` store the page's state. Scripts read and set these attributes only through this module. Style
 * sheets use the attributes in selectors.
 *
 * `data-state` is the loading state of the scripts that the page needs:
 *
 * | State          | Starts when                                                         | Shows                                | Ends when                                                  |
 * | -------------- | ------------------------------------------------------------------- | ------------------------------------ | ---------------------------------------------------------- |
 * | `loading`      | a page opens, or an island gets input before hydration              | the HTML                             | the scripts have run or are lost                           |
 * | `loading-list` | the address filters, sorts or searches the list                     | the page without its list            | the list is hydrated, or the scripts are lost              |
 * | `loading-page` | the category is unknown, or Show More has revealed products         | the header only                      | the page is hydrated, or the scripts are lost              |
 * | `ready`        | the scripts have run and hydrated the requested islands             | the whole page                       | an island gets input before hydration, or the page changes |
 * | `lost`         | the scripts fail, or `loading` or `loading-page` lasts four seconds | the HTML without controls            | the scripts arrive after all                               |
 * | `lost-list`    | the scripts fail, or `loading-list` lasts four seconds              | the unfiltered HTML without controls | the scripts arrive after all                               |
 *
 * `data-page` is the path of the current page. `404.html` does not have this attribute.
 * `data-address` is the URL at which the page is shown. Its path may spell `data-page` differently, because some hosts
 * accept several spellings of a path.
 * `data-arrival` is `followed` after a click on a link within the document, and `restored` after Back, Forward or a
 * reload.
 * `data-timeout` is the id of the timer that ends `loading`. The inline script in the head and the entry script use it.
 */

/** The part of a page whose HTML does not match the address. This part is hidden until hydration. */
export type PendingPart = "list" | "page";

type State = "loading" | "loading-list" | "loading-page" | "ready" | "lost" | "lost-list";

type Arrival = "followed" | "restored";

/** The time after which missing scripts count as lost, in milliseconds. */
const patience = 4000;

/** Sets the loading state of a page, and starts the time limit for its scripts. */
export function startPage(pending: PendingPart | undefined): void {
  setState(pending === undefined ? "loading" : `loading-${pending}`);
  document.documentElement.dataset.timeout = String(setTimeout(loseScripts, patience));
}

/** Returns the page to its loading state, unless its scripts already count as lost. */
export function awaitScripts(): void {
  if (!areScriptsLost()) startPage(pendingPart());
}

/** Shows the parts of the page that work without scripts. The scripts may still arrive later. */
export function loseScripts(): void {
  setState(pendingPart() === "list" ? "lost-list" : "lost");
}

/** Shows the whole page. */
export function scriptsArrived(): void {
  setState("ready");
}

/** Returns the part of the page that is hidden until hydration, if any. */
export function pendingPart(): PendingPart | undefined {
  const { state } = document.documentElement.dataset;
  if (state?.endsWith("-list")) return "list";
  return state === "loading-page" ? "page" : undefined;
}

/**
 * Returns whether the page's scripts are lost. Links then load documents, because the next document may get its
 * scripts.
 */
export function areScriptsLost(): boolean {
  return document.documentElement.dataset.state?.startsWith("lost") === true;
}

/** Returns `true` while the page's scripts are loading, and after they are lost. */
export function lacksScripts(): boolean {
  return document.documentElement.dataset.state !== "ready";
}

/**
 * Returns the canonical path of the current page (shared/paths.ts), whatever its address; `undefined` for `404.html`.
 */
export function shownPage(): string | undefined {
  return document.documentElement.dataset.page;
}

/**
 * Returns the URL at which the current page is shown. If scripts cannot defer a Back or Forward navigation,
 * `location` changes before the page does.
 */
export function shownAddress(): URL {
  return new URL(document.documentElement.dataset.address ?? location.href);
}

/** Returns whether `location` belongs to the current page. */
export function isAddressShown(): boolean {
  return shownAddress().pathname === location.pathname;
}

/** Records the URL at which the current page is shown. */
export function showAt(address: string): void {
  document.documentElement.dataset.address = address;
}

/** Records the page that has replaced the current page, and how the visitor reached it. */
export function showPageOf(next: Document, arrival: Arrival): void {
  document.documentElement.dataset.page = next.documentElement.dataset.page ?? "";
  showAt(location.href);
  setArrival(arrival);
}

/** Records how the visitor reached the page. */
export function setArrival(arrival: Arrival): void {
  document.documentElement.dataset.arrival = arrival;
}

function setState(state: State): void {
  const { dataset } = document.documentElement;
  clearTimeout(Number(dataset.timeout));
  dataset.state = state;
}
