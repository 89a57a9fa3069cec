import { matchPath } from "../shared/match-path.ts";
import { paths, pathWithin } from "../shared/paths.ts";

/** A card with its position and size in the viewport. */
type Place = { readonly item: HTMLElement; readonly box: DOMRect };

/** The timing of moving cards, which must match `--slow` and `--ease` in styles/sizes.css. */
const travel = { duration: 350, easing: "cubic-bezier(0.2, 0.7, 0.1, 1)" } as const;

/** The duration of a removed card's fade-out, in milliseconds. */
const fade = 120;

/** The cards and their positions before a navigation, by product address. Unset if the cards do not move. */
let before: ReadonlyMap<string, Place> | undefined;

let running: readonly Animation[] = [];

/**
 * Animates cards to their new positions when their list is filtered, sorted or switched to another gender. Unlike a
 * view transition, which first captures the old page, this animation shows the new list from the first frame.
 */
export function letCardsTravel(): void {
  if (!("navigation" in window)) return;
  // Adding the same listener again has no effect.
  navigation.addEventListener("navigate", rememberCards);
  navigation.addEventListener("navigatesuccess", moveCards);
}

function rememberCards({ destination, navigationType }: NavigateEvent): void {
  const moves =
    navigationType !== "traverse" &&
    listAt(destination.url) === listAt(location.href) &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
  before = moves ? findCards() : undefined;
  // The page of another gender may load slowly. If the visitor scrolls meanwhile, the measured positions are no longer
  // correct.
  addEventListener("scroll", forgetCards, { once: true });
}

function forgetCards(): void {
  before = undefined;
}

/** Returns a string that identifies the list at an address. Genders and filters do not affect this string. */
function listAt(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const { name = pathname } = matchPath(paths.categoryPattern, pathWithin(pathname) ?? "") ?? {};
  return `${name}?${searchParams.get("q")}`;
}

/** Returns the cards on the page, by product address. */
function findCards(): ReadonlyMap<string, Place> {
  const items = document.querySelectorAll<HTMLElement>("[data-travelling-cards] > li");
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
  // A distant card starts at most one viewport height away.
  const y = Math.max(-innerHeight, Math.min(from.top - to.top, innerHeight));
  const x = from.left - to.left;
  const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  return item.animate([{ transform, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], travel);
}

/** Fades out a removed card behind the other cards. */
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
  // The card moves out of the elements that React manages.
  document.documentElement.append(item);
  const animation = item.animate({ opacity: 0 }, fade);
  animation.addEventListener("finish", () => item.remove());
  return animation;
}
