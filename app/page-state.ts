/*
 * The state of the page, in attributes of `<html>`. Only this module reads and writes them, and style sheets show
 * what they say.
 *
 * `data-state`: whether the scripts that the page needs are there.
 *
 * | State          | Entered by                                              | Shows                                 | Ended by                                    |
 * | -------------- | ------------------------------------------------------- | ------------------------------------- | ------------------------------------------- |
 * | `loading`      | the head; input in an island that is not hydrated       | the page as it is in its HTML         | the scripts run, or are lost                |
 * | `loading-list` | an address that filters, sorts or searches the list     | the page without its list             | the list is hydrated, or scripts are lost   |
 * | `loading-page` | an address with an unknown category, or more products   | the bar                               | the page is hydrated, or scripts are lost   |
 * | `ready`        | the scripts have run, and what was asked for is hydrated | the page                             | input in an island, another page            |
 * | `lost`         | an error, or four seconds of `loading` or `loading-page` | the HTML, without controls           | the scripts arrive after all                |
 * | `lost-list`    | an error, or four seconds of `loading-list`             | the same; its list is not filtered    | the scripts arrive after all                |
 *
 * `data-page`: the path of the page that is shown. `404.html` has none.
 * `data-arrival`: `followed` for a page that a link has led to within the document; `restored` for one that Back,
 * Forward or a reload has led to.
 * `data-timeout`: the timer that ends `loading`, shared by the inline script of the head and the entry script.
 */

import { canonicalPath, pathWithin } from "./shared/paths.ts";

/** The part of a page that differs from its HTML: hidden until hydration. */
export type PendingPart = "list" | "page";

type State = "loading" | "loading-list" | "loading-page" | "ready" | "lost" | "lost-list";

type Arrival = "followed" | "restored";

/** How long scripts may take before they count as lost, in milliseconds. */
const patience = 4000;

/** Starts a page, which waits for the scripts that it needs. */
export function startPage(pending: PendingPart | undefined): void {
  setState(pending === undefined ? "loading" : `loading-${pending}`);
  document.documentElement.dataset.timeout = String(setTimeout(loseScripts, patience));
}

/** Waits for scripts again, unless they are lost. */
export function awaitScripts(): void {
  if (!document.documentElement.dataset.state?.startsWith("lost")) startPage(pendingPart());
}

/** Shows what works without scripts. They may still arrive. */
export function loseScripts(): void {
  setState(pendingPart() === "list" ? "lost-list" : "lost");
}

/** Shows the page: all that it needs is there. */
export function scriptsArrived(): void {
  setState("ready");
}

/** Returns which part of the page is still to be hydrated because its HTML differs from its address. */
export function pendingPart(): PendingPart | undefined {
  const { state } = document.documentElement.dataset;
  if (state?.endsWith("-list")) return "list";
  return state === "loading-page" ? "page" : undefined;
}

/** Whether the page still waits for scripts, or has lost them. */
export function lacksScripts(): boolean {
  return document.documentElement.dataset.state !== "ready";
}

/** Returns the path of the page that is shown (shared/paths.ts, `canonicalPath`); `undefined` for `404.html`. */
export function shownPage(): string | undefined {
  return document.documentElement.dataset.page;
}

/**
 * Returns whether the page that is shown is that of the address. During a traversal that cannot be deferred, the address
 * is already the next page's.
 */
export function isAddressShown(): boolean {
  const page = shownPage();
  return page === undefined || page === canonicalPath(pathWithin(location.pathname) ?? "");
}

/** Takes the page from a document that replaces the shown one. */
export function showPageOf(next: Document, arrival: Arrival): void {
  const { dataset } = document.documentElement;
  dataset.page = next.documentElement.dataset.page ?? "";
  setArrival(arrival);
}

/** Records how the visitor has come to the page. */
export function setArrival(arrival: Arrival): void {
  document.documentElement.dataset.arrival = arrival;
}

function setState(state: State): void {
  const { dataset } = document.documentElement;
  clearTimeout(Number(dataset.timeout));
  dataset.state = state;
}
