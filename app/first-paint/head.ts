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
  // The not-found page is at its top after every load (section 2).
  if (pending === undefined) history.scrollRestoration = "manual";
  // Until the name of an unknown category is known, the shop's is the title.
  else
    document.title =
      document.querySelector<HTMLMetaElement>("[property='og:site_name']")?.content ?? "";
}

// A long list that is restored lays out all its cards (product-list.module.css).
const [load] = performance.getEntriesByType("navigation");
if (load instanceof PerformanceNavigationTiming && load.type !== "navigate") setArrival("restored");

// Without a source, the browser shows the alternative text of a picture that fails.
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

// Links to "#" do nothing (section 2): the browser would scroll to the top.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href="#"]');
  if (link) event.preventDefault();
});
