import { readPendingPart } from "../islands/find-pending-part.ts";
import { setArrival, shownPage, startPage } from "../page-state.ts";
import { detectLostScripts } from "./detect-lost-scripts.ts";
import { loadEarlyTraversals } from "./load-early-traversals.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

const pending = readPendingPart();

startPage(pending);
detectLostScripts();
loadEarlyTraversals();
replayEarlyInput();

if (shownPage() === undefined) {
  // The not-found page always loads scrolled to its top (section 2).
  if (pending === undefined) history.scrollRestoration = "manual";
  // An unknown category sets its title when it is hydrated. Until then, the shop's name is the title.
  else
    document.title =
      document.querySelector<HTMLMetaElement>("[property='og:site_name']")?.content ?? "";
}

// After Back, Forward or a reload, a long list lays out all its cards (product-list.module.css).
const [load] = performance.getEntriesByType("navigation");
if (load instanceof PerformanceNavigationTiming && load.type !== "navigate") setArrival("restored");

// Removes the source of a picture that fails, so that the browser shows its alternative text.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || target.dataset.picture === undefined) return;
    target.dataset.failed = "";
    target.removeAttribute("srcset");
    target.removeAttribute("src");
  },
  true,
);

// Keeps links to "#" from scrolling to the top (section 2).
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href="#"]');
  if (link) event.preventDefault();
});
