import {
  awaitScripts,
  loseScripts,
  pendingPart,
  scriptsArrived,
  shownPage,
} from "../page-state.ts";
import { savesData } from "../shared/browser-features.ts";
import { isOfThisBuild } from "../shared/is-of-this-build.ts";
import { afterPaint } from "../shared/schedule.ts";
import { isIslandName, islands } from "./registry.ts";

/**
 * Finished and running hydrations, by island. A failed hydration is removed, so the next input to the island retries
 * it.
 */
const hydrations = new WeakMap<HTMLElement, Promise<void>>();

const notHydrated = "[data-island]:not([data-hydrated])";

const observer = new IntersectionObserver(hydrateSeen, { rootMargin: "50%" });

/** The events with which a visitor begins to use a page. */
const gestures = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/**
 * From the visitor's first gesture on the page, hydrates each island when it comes near the viewport. With Save-Data
 * on, islands are hydrated only when they are used.
 */
export function hydrateWhenSeen(): void {
  if (savesData()) return;
  for (const type of gestures) addEventListener(type, observeIslands);
}

function observeIslands(event: Event): void {
  if (isStill(event)) return;
  for (const type of gestures) removeEventListener(type, observeIslands);
  // Observes each island's children, because the island itself has no box (`display: contents`).
  for (const content of document.querySelectorAll(`${notHydrated} > *`)) observer.observe(content);
}

/** Returns `true` for the move of no distance that browsers send when a page appears under a pointer. */
function isStill(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === "pointermove" &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/**
 * Hydrates the islands that the visitor has used (first-paint/replay-early-input.ts), or all islands if the address
 * needs content that is missing from the HTML. Then shows the pending part.
 */
export async function hydrateAsked(): Promise<void> {
  const isPending = pendingPart() !== undefined || shownPage() === undefined;
  const asked = document.querySelectorAll<HTMLElement>(
    isPending ? notHydrated : `${notHydrated}[data-used]`,
  );
  if (asked.length > 0) awaitScripts();
  await hydrateAll([...asked]);
}

/** Unmounts the islands of a page before it is replaced. Islands outside its main content, if any, stay. */
export function endIslands(): void {
  for (const island of document.querySelectorAll("main [data-hydrated]")) {
    island.dispatchEvent(new Event("unmount"));
  }
  observer.disconnect();
}

function hydrateSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const island = target.closest<HTMLElement>(notHydrated);
    if (!isIntersecting || island === null) continue;
    observer.unobserve(target);
    if (!hydrations.has(island)) afterPaint(() => void hydrateAll([island]));
  }
}

async function hydrateAll(chosen: readonly HTMLElement[]): Promise<void> {
  try {
    await Promise.all(chosen.map(hydrate));
    if (isShown(chosen)) scriptsArrived();
  } catch {
    if (!isShown(chosen)) return;
    loseScripts();
    await reloadIfReplaced();
  }
}

/** Returns `true` if all the given islands are still in the document. A page change removes them. */
function isShown(chosen: readonly HTMLElement[]): boolean {
  return chosen.every(({ isConnected }) => isConnected);
}

function hydrate(island: HTMLElement): Promise<void> {
  const hydration = hydrations.get(island) ?? loadAndHydrate(island);
  hydrations.set(island, hydration);
  return hydration;
}

/**
 * Loads an island's code and hydrates the island. Until then, input to the island is recorded
 * (first-paint/replay-early-input.ts).
 */
async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const { island: name } = island.dataset;
  try {
    if (!isIslandName(name)) throw new Error("The island is unknown.");
    const [{ hydrateIsland }, Content] = await Promise.all([
      import("./hydrate-island.tsx"),
      islands[name](),
    ]);
    await hydrateIsland(island, Content);
  } catch (error) {
    hydrations.delete(island);
    throw error;
  }
}

/** Whether the page is being compared with the host's, or reloads after the comparison. */
let isCompared = false;

/** Reloads the page once if a new deployment has removed the page's code. */
async function reloadIfReplaced(): Promise<void> {
  // Several islands, or the same island twice, may fail before the page reloads.
  if (isCompared) return;
  const [load] = performance.getEntriesByType("navigation");
  const isReload = load instanceof PerformanceNavigationTiming && load.type === "reload";
  // Prevents a reload loop on hosts that serve `fetch` and page loads from different builds.
  if (isReload && performance.now() < 10_000) return;
  isCompared = true;
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (response.ok && !isOfThisBuild(await response.text())) return location.reload();
  } catch {
    // Does not reload, because the visitor may be offline and the page is still readable.
  }
  isCompared = false;
}
