import {
  awaitScripts,
  loseScripts,
  pendingPart,
  scriptsArrived,
  shownPage,
} from "../page-state.ts";
import { savesData } from "../shared/browser-features.ts";
import { isOfThisBuild } from "../shared/is-of-this-build.ts";
import { whenIdle } from "../shared/schedule.ts";
import { isIslandName, islands } from "./registry.ts";

/** The islands that are hydrated or being hydrated. One that could not be is forgotten: its next use tries again. */
const hydrations = new Map<HTMLElement, Promise<void>>();

/** Each unmounts a hydrated island. */
const unmounts = new Set<() => void>();

const notHydrated = "[data-island]:not([data-hydrated])";

const observer = new IntersectionObserver(hydrateSeen, { rootMargin: "50%" });

/** Hydrates the page's islands when they are near the viewport, or, for visitors who save data, when they are used. */
export function hydrateWhenSeen(): void {
  if (savesData()) return;
  // The island itself has no box.
  for (const content of document.querySelectorAll(`${notHydrated} > *`)) observer.observe(content);
}

/**
 * Hydrates at once the islands that have been used (first-paint/replay-early-input.ts), and all of a page whose
 * address needs content missing from its HTML. Then shows what was pending.
 */
export async function hydrateAsked(): Promise<void> {
  const isPending = pendingPart() !== undefined || shownPage() === undefined;
  const asked = document.querySelectorAll<HTMLElement>(
    isPending ? notHydrated : `${notHydrated}[data-used]`,
  );
  if (asked.length > 0) awaitScripts();
  await hydrateAll([...asked]);
}

/** Unmounts all islands, before their page is replaced. */
export function endIslands(): void {
  for (const unmount of unmounts) unmount();
  unmounts.clear();
  hydrations.clear();
  observer.disconnect();
}

function hydrateSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const island = target.closest<HTMLElement>(notHydrated);
    if (!isIntersecting || island === null) continue;
    observer.unobserve(target);
    if (!hydrations.has(island)) whenIdle(() => void hydrateAll([island]));
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

/** Another page may have replaced that of the islands meanwhile. */
function isShown(chosen: readonly HTMLElement[]): boolean {
  return chosen.every(({ isConnected }) => isConnected);
}

function hydrate(island: HTMLElement): Promise<void> {
  const hydration = hydrations.get(island) ?? loadAndHydrate(island);
  hydrations.set(island, hydration);
  return hydration;
}

/** Hydrates an island once its code is there. Until then its input is recorded; from then on React handles it. */
async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const { island: name } = island.dataset;
  if (!isIslandName(name)) return;
  let unmount: (() => void) | undefined;
  try {
    const [{ hydrateIsland }, Content] = await Promise.all([
      import("./hydrate-island.tsx"),
      islands[name](),
    ]);
    unmount = await hydrateIsland(island, Content);
  } finally {
    if (unmount === undefined) hydrations.delete(island);
    else unmounts.add(unmount);
  }
}

/** Loads the page again, once, if a new deployment has removed the code of this one. */
async function reloadIfReplaced(): Promise<void> {
  const [load] = performance.getEntriesByType("navigation");
  const isReload = load instanceof PerformanceNavigationTiming && load.type === "reload";
  // A host may go on answering with other pages than it loads.
  if (isReload && performance.now() < 10_000) return;
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (response.ok && !isOfThisBuild(await response.text())) location.reload();
  } catch {
    // Offline: the page stays readable.
  }
}
