import { matchPath } from "../shared/match-path.ts";
import { paths, pathWithin } from "../shared/paths.ts";

/** A card in the list, or one that has left it, and where it is on the screen, or was. */
type Place = { readonly item: HTMLElement; readonly box: DOMRect };

/** As `--slow` and `--ease` in styles/sizes.css. */
const travel = { duration: 350, easing: "cubic-bezier(0.2, 0.7, 0.1, 1)" } as const;

/** How long a leaving card fades, in milliseconds. */
const fade = 120;

/** Where the cards were before a navigation that changes their list. */
let before: ReadonlyMap<string, Place> | undefined;

let running: readonly Animation[] = [];

/**
 * Lets cards travel to their new places when their list is filtered or sorted, or shows another gender. The first
 * frame shows the new list: a view transition would take a picture of the old page before it.
 */
export function letCardsTravel(): void {
  if (!("navigation" in window)) return;
  // A listener that is added again is called once.
  navigation.addEventListener("navigate", rememberCards);
  navigation.addEventListener("navigatesuccess", moveCards);
}

function rememberCards({ destination, navigationType }: NavigateEvent): void {
  const moves =
    navigationType !== "traverse" &&
    listAt(destination.url) === listAt(location.href) &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
  before = moves ? findCards() : undefined;
  // The page of another gender may take a while.
  addEventListener("scroll", forgetCards, { once: true });
}

function forgetCards(): void {
  before = undefined;
}

/** Names the list at an address: that of a category has all genders, that of a search all its filters. */
function listAt(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const { name = pathname } = matchPath(paths.categoryPattern, pathWithin(pathname) ?? "") ?? {};
  return `${name}?${searchParams.get("q")}`;
}

/** The cards by the addresses of their products. */
function findCards(): ReadonlyMap<string, Place> {
  const items = document.querySelectorAll<HTMLElement>("[data-list] > [role=list] > li");
  return new Map(
    [...items].map((item) => [
      item.querySelector("a")?.pathname ?? "",
      { item, box: item.getBoundingClientRect() },
    ]),
  );
}

function moveCards(): void {
  for (const animation of running) animation.finish();
  running = [];
  if (before === undefined) return;
  const after = findCards();
  const moves: Animation[] = [];
  for (const [product, { item, box }] of after) {
    const from = before.get(product)?.box;
    const moved = from?.x !== box.x || from.y !== box.y || from.width !== box.width;
    if (from && moved && (isSeen(from) || isSeen(box))) moves.push(moveCard(item, from, box));
  }
  for (const [product, left] of before) {
    if (!after.has(product) && isSeen(left.box)) moves.push(fadeCard(left));
  }
  running = moves;
  forgetCards();
}

function isSeen({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}

function moveCard(item: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  // A card that was far away comes from below or above the screen.
  const y = Math.max(-innerHeight, Math.min(from.top - to.top, innerHeight));
  const x = from.left - to.left;
  const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  return item.animate([{ transform, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], travel);
}

/** Shows a card that the list no longer has for a moment longer, below the others. */
function fadeCard({ item, box: { left, top, width, height } }: Place): Animation {
  item.inert = true;
  item.ariaHidden = "true";
  Object.assign(item.style, {
    display: "grid",
    position: "fixed",
    zIndex: "-1",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  // Outside of what React renders and hydrates.
  document.documentElement.append(item);
  const animation = item.animate({ opacity: 0 }, fade);
  animation.addEventListener("finish", () => item.remove());
  return animation;
}
