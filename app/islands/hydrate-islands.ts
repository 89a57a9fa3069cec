import {
  awaitScripts,
  isOfThisBuild,
  loseScripts,
  scriptsArrived,
  servedAsNotFound,
} from "../shared/document-state.ts";
import { afterPaint, whenIdle } from "../shared/schedule.ts";
import { isIslandName, islands } from "./registry.ts";

/** The first signs of use. A touch or a focus comes 80 ms and more before its click. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin", "click", "input", "change"];

/** What works without React. A tap on it must not wait for React. */
const native = "a, [popovertarget]";

/** The islands of the page that are hydrated, or about to be. */
const hydrations = new Map<HTMLElement, Promise<void>>();

/** What ends the hydrated ones. */
const ends: (() => void)[] = [];

/** Hydrates islands when they are first used. */
export function hydrateOnUse(): void {
  for (const sign of signs) {
    document.addEventListener(sign, (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const isTap =
        event instanceof PointerEvent
          ? event.pointerType !== "mouse"
          : !target.matches(":focus-visible");
      if (!isTap || target.closest(native) === null) hydrateAround(target);
    });
  }
  // A panel opens first.
  document.addEventListener("toggle", ({ target }) => afterPaint(() => hydrateAround(target)), {
    capture: true,
  });
}

/** Hydrates the islands that a visitor scrolls to, while the page is idle: what is tapped there answers at once. */
export function hydrateOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        whenIdle(() => hydrateAround(target));
      }
    },
    { rootMargin: "50%" },
  );
  document.addEventListener("scroll", () => {
    // A new page is scrolled to its top. What is lost is tried again only when it is used.
    if (scrollY === 0 || document.documentElement.dataset.lost !== undefined) return;
    // The island itself has no box.
    for (const content of document.querySelectorAll("[data-island]:not([data-hydrated]) > *"))
      observer.observe(content);
  });
}

function hydrateAround(target: EventTarget | null): void {
  const island = target instanceof Element && target.closest<HTMLElement>("[data-island]");
  if (island && !hydrations.has(island)) void hydrateAll([island]);
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
    // Another page may have replaced theirs meanwhile.
    if (!chosen.every(({ isConnected }) => isConnected)) return;
    delete document.documentElement.dataset.pending;
    scriptsArrived();
  } catch {
    for (const island of chosen) hydrations.delete(island);
    if (!chosen.every(({ isConnected }) => isConnected)) return;
    loseScripts();
    await reloadIfReplaced();
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

/** Hydrates an island when its code is there: until then its input is recorded, from then on it is React's. */
async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name } = island.dataset;
  if (!isIslandName(name)) return;
  const [{ hydrateIsland }, Content] = await Promise.all([
    import("./hydrate-island.tsx"),
    islands[name](),
  ]);
  const end = await hydrateIsland(island, Content);
  if (end !== undefined) ends.push(end);
}
