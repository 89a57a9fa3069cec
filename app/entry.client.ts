import { hydrateAsked, hydrateWhenSeen } from "./islands/hydrate-islands.ts";
import { preloadChunks } from "./islands/preload-chunks.ts";
import { submitFilters } from "./listing/show-list.ts";
import { followLinks } from "./navigation/follow-links.ts";
import { followNavigations } from "./navigation/follow-navigations.ts";
import { prefetchPages } from "./navigation/prefetch-pages.ts";
import { uncoverFocus } from "./navigation/uncover-focus.ts";
import { runCountdown } from "./pages/home/deals/run-countdown.ts";
import { canSwapPages, savesData } from "./shared/browser-features.ts";
import { whenIdle } from "./shared/schedule.ts";
import { closeOnLeaving, focusOpenedPanel } from "./ui/popover.ts";

void hydrateAsked();
// Input to an island before hydration fires this event (first-paint/replay-early-input.ts).
document.addEventListener("used", () => void hydrateAsked());
followLinks();
if (canSwapPages()) followNavigations(runCountdown);
document.addEventListener("submit", submitFilters);
document.addEventListener("focusin", closeOnLeaving);
// Listens in the capture phase, because `toggle` does not bubble.
document.addEventListener("toggle", focusOpenedPanel, { capture: true });
document.addEventListener("keyup", uncoverFocus);

if (!savesData()) {
  prefetchPages();
  addEventListener("load", () => {
    hydrateWhenSeen();
    whenIdle(fetchAhead);
  });
}

/** Preloads the islands' chunks and registers the service worker for offline visits. */
function fetchAhead() {
  preloadChunks();
  const { worker } =
    document.querySelector<HTMLScriptElement>("script[type=module]")?.dataset ?? {};
  if (import.meta.env.DEV || worker === undefined || !("serviceWorker" in navigator)) return;
  // The Content Security Policy requires Trusted Types. This Trusted Types policy allows only the worker's script URL.
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url === worker ? url : undefined),
  });
  // Asks the worker to precache missing files now, because the page is idle.
  navigator.serviceWorker
    .register(worker, { updateViaCache: "none" })
    .then(() => navigator.serviceWorker.ready)
    .then(({ waiting, active }) => (waiting ?? active)?.postMessage("precache"))
    .catch(() => undefined);
}
