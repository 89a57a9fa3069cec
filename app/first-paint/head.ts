import { markPending } from "../islands/mark-pending.ts";
import { awaitScripts, loseScripts, servedAsNotFound } from "../shared/document-state.ts";
import { recordEarlyInput } from "./record-early-input.ts";

const root = document.documentElement;

markPending();
awaitScripts();
recordEarlyInput();

// The not-found page is at its top after every load (section 2).
if (servedAsNotFound() && root.dataset.pending === undefined) history.scrollRestoration = "manual";

// An unknown category is served as `404.html`: until its name is known, the shop's is the title.
if (servedAsNotFound() && root.dataset.pending !== undefined) {
  document.title =
    document.querySelector<HTMLMetaElement>("[property='og:site_name']")?.content ?? "";
}

// A long list that is restored lays out all its cards (product-list.module.css).
const [load] = performance.getEntriesByType("navigation");
if (load instanceof PerformanceNavigationTiming && load.type !== "navigate")
  root.dataset.restored = "";

addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLImageElement && target.dataset.picture !== undefined) {
      // Without a source, the browser shows the alternative text alone.
      target.dataset.failed = "";
      target.removeAttribute("srcset");
      target.removeAttribute("src");
    }
    // The entry script cannot be loaded, or it throws.
    const entry = document.querySelector<HTMLScriptElement>("script[type=module]");
    if (root.dataset.awaiting === undefined || entry === null) return;
    if (target === entry || (event instanceof ErrorEvent && event.filename === entry.src)) {
      loseScripts();
    }
  },
  true,
);

// Links to "#" do nothing (section 2): the browser would scroll to the top.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href="#"]');
  if (link) event.preventDefault();
});
