import {
  awaitScripts,
  isOfThisBuild,
  loseScripts,
  scriptsArrived,
  servedAsNotFound,
} from "../shared/document-state.ts";
import { isIslandName, islands } from "./registry.ts";

/** The first signs of use. A touch or a focus comes 80 ms and more before its click. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin", "click", "input", "change"];

/** The islands of the page that are hydrated, or about to be. */
const hydrations = new Map<HTMLElement, Promise<void>>();

/** What ends the hydrated ones. */
const ends: (() => void)[] = [];

/** Hydrates islands when they are first used. A tap on a link needs no React, and must not wait for it. */
export function hydrateOnUse(): void {
  for (const sign of signs) {
    document.addEventListener(sign, (event) => {
      const { target } = event;
      const island = target instanceof Element && target.closest<HTMLElement>("[data-island]");
      if (!island || hydrations.has(island)) return;
      const isTap = event instanceof PointerEvent && event.pointerType !== "mouse";
      if (!isTap || target.closest("a") === null) void hydrateAll([island]);
    });
  }
}

/**
 * Hydrates the islands of a page whose address asks for what its HTML does not hold (mark-pending.ts), and
 * those that were used before this script came (first-paint/record-early-input.ts). Then shows what was pending.
 */
export async function hydrateWhatIsAsked(): Promise<void> {
  const { dataset } = document.documentElement;
  const isPending = dataset.pending !== undefined || servedAsNotFound();
  await hydrateAll(
    [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydrated])")].filter(
      (island) => isPending || island.matches("[data-used], :focus-within"),
    ),
  );
}

/** Ends all islands, before their page is replaced. */
export function endIslands(): void {
  for (const end of ends) end();
  ends.length = 0;
  hydrations.clear();
}

async function hydrateAll(chosen: readonly HTMLElement[]): Promise<void> {
  if (chosen.length > 0) awaitScripts();
  try {
    await Promise.all(
      chosen.map((island) => {
        const hydration = hydrations.get(island) ?? hydrate(island);
        hydrations.set(island, hydration);
        return hydration;
      }),
    );
    delete document.documentElement.dataset.pending;
    scriptsArrived();
  } catch {
    for (const island of chosen) hydrations.delete(island);
    loseScripts();
    await reloadIfReplaced();
  }
}

/** Loads the page again if a new deployment has removed the code of this one. */
async function reloadIfReplaced(): Promise<void> {
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (response.ok && !isOfThisBuild(await response.text())) location.reload();
  } catch {
    // Offline: the page stays readable.
  }
}

/** Hydrates an island at once when its code is there: until then its input is recorded, from then on it is React's. */
async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name } = island.dataset;
  if (!isIslandName(name)) return;
  const [{ hydrateIsland }, Content] = await Promise.all([
    import("./hydrate-island.tsx"),
    islands[name](),
  ]);
  // The address may be that of the next page already, which this island knows nothing of.
  if (!island.isConnected || document.documentElement.dataset.leaving !== undefined) return;
  ends.push(hydrateIsland(island, Content));
  island.dataset.hydrated = "";
  island.dispatchEvent(new Event("hydrated", { bubbles: true }));
}
