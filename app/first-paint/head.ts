import { readPendingPart } from "../islands/find-pending-part.ts";
import { setArrival, showAt, shownPage, startPage } from "../page-state.ts";
import { loadEarlyTraversals } from "./load-early-traversals.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

const pending = readPendingPart();

showAt(location.href);
startPage(pending);
loadEarlyTraversals();
replayEarlyInput();

if (shownPage() === undefined) {
  // The not-found page always opens at the top (specification, section 2).
  if (pending === undefined) history.scrollRestoration = "manual";
  // An unknown category's page sets its title during hydration. Until then, the title is the shop's name.
  else
    document.title =
      document.querySelector<HTMLMetaElement>("[property='og:site_name']")?.content ?? "";
}

// Records that Back, Forward or a reload opened this page. A long list then lays out all its cards, because the browser
// restores the scroll position (product-list.module.css).
const [load] = performance.getEntriesByType("navigation");
if (load instanceof PerformanceNavigationTiming && load.type !== "navigate") setArrival("restored");

// Removes the source of a picture that fails to load, so that the browser shows the picture's `alt` text.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || target.dataset.picture === undefined) return;
    target.dataset.failed = "";
    target.parentElement?.querySelector(":scope > source")?.removeAttribute("srcset");
    target.removeAttribute("srcset");
    target.removeAttribute("src");
  },
  true,
);

// Prevents links to "#" from scrolling to the top (specification, section 2).
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href="#"]');
  if (link) event.preventDefault();
});
