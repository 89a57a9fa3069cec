/*
 * The state of the page, stored in attributes of `<html>`. Scripts access them only through this module; style sheets
 * select by them.
 *
 * `data-state`: whether the scripts that the page needs have run.
 *
 * | State          | Starts with                                              | Shows                              | Ends when                                 |
 * | -------------- | -------------------------------------------------------- | ---------------------------------- | ----------------------------------------- |
 * | `loading`      | a new page; input in an island that is not hydrated      | the HTML                           | the scripts have run or are lost          |
 * | `loading-list` | an address that filters, sorts or searches the list      | the page without its list          | the list is hydrated or scripts are lost  |
 * | `loading-page` | an unknown category, or products revealed by Show More   | the bar                            | the page is hydrated or scripts are lost  |
 * | `ready`        | scripts that have run and hydrated the requested islands | the page                           | an island gets input, or the page changes |
 * | `lost`         | an error, or four seconds of `loading` or `loading-page` | the HTML without controls          | the scripts arrive after all              |
 * | `lost-list`    | an error, or four seconds of `loading-list`              | the same, with the unfiltered list | the scripts arrive after all              |
 *
 * `data-page`: the path of the current page. `404.html` has none.
 * `data-arrival`: `followed` after a click on a link within the document; `restored` after Back, Forward or a reload.
 * `data-timeout`: the timer that ends `loading`, shared by the inline script in the head and the entry script.
 */

import { canonicalPath, pathWithin } from "./shared/paths.ts";

/** The part of a page whose HTML does not match the address. It is hidden until hydration. */
export type PendingPart = "list" | "page";

type State = "loading" | "loading-list" | "loading-page" | "ready" | "lost" | "lost-list";

type Arrival = "followed" | "restored";

/** The time after which missing scripts count as lost, in milliseconds. */
const patience = 4000;

/** Starts waiting for the scripts that a page needs. */
export function startPage(pending: PendingPart | undefined): void {
  setState(pending === undefined ? "loading" : `loading-${pending}`);
  document.documentElement.dataset.timeout = String(setTimeout(loseScripts, patience));
}

/** Waits for scripts again, unless they are lost. */
export function awaitScripts(): void {
  if (!document.documentElement.dataset.state?.startsWith("lost")) startPage(pendingPart());
}

/** Shows what works without scripts. The scripts may still arrive. */
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

/** Returns whether the page still waits for scripts or has lost them. */
export function lacksScripts(): boolean {
  return document.documentElement.dataset.state !== "ready";
}

/** Returns the canonical path of the current page (shared/paths.ts); `undefined` for `404.html`. */
export function shownPage(): string | undefined {
  return document.documentElement.dataset.page;
}

/**
 * Returns whether the current page matches the address. During a traversal that cannot be deferred, the address is
 * already the next page's.
 */
export function isAddressShown(): boolean {
  const page = shownPage();
  return page === undefined || page === canonicalPath(pathWithin(location.pathname) ?? "");
}

/** Records that another document's page has replaced the current one. */
export function showPageOf(next: Document, arrival: Arrival): void {
  const { dataset } = document.documentElement;
  dataset.page = next.documentElement.dataset.page ?? "";
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
