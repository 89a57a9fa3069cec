import { hydrateOnScroll, hydrateOnUse, hydrateWhatIsAsked } from "./islands/hydrate-islands.ts";
import { preloadChunks } from "./islands/preload-chunks.ts";
import { followLinks } from "./navigation/follow-links.ts";
import { followNavigations } from "./navigation/follow-navigations.ts";
import { prefetchPages } from "./navigation/prefetch-pages.ts";
import { uncoverFocus } from "./navigation/uncover-focus.ts";
import { runCountdown } from "./pages/home/deals/run-countdown.ts";
import { whenIdle } from "./shared/schedule.ts";
import { closeOnLeaving, focusOpenedPanel } from "./ui/popover.ts";

hydrateOnUse();
void hydrateWhatIsAsked();
followLinks();
if ("navigation" in window) followNavigations(runCountdown);
document.addEventListener("focusin", closeOnLeaving);
// It does not bubble.
document.addEventListener("toggle", focusOpenedPanel, { capture: true });
document.addEventListener("keyup", uncoverFocus);

// Nothing is fetched ahead for visitors who save data.
if (navigator.connection?.saveData !== true) {
  prefetchPages();
  hydrateOnScroll();
  addEventListener("load", () => whenIdle(fetchAhead));
}

/** Fetches what islands need, and registers the worker for offline visits. */
function fetchAhead() {
  preloadChunks();
  const { worker } =
    document.querySelector<HTMLScriptElement>("script[type=module]")?.dataset ?? {};
  if (import.meta.env.DEV || worker === undefined || !("serviceWorker" in navigator)) return;
  // The Content Security Policy lets no other script be loaded by a string (Trusted Types).
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url === worker ? url : undefined),
  });
  // The worker fetches what it lacks once a page is idle.
  navigator.serviceWorker
    .register(worker, { updateViaCache: "none" })
    .then(() => navigator.serviceWorker.ready)
    .then(({ waiting, active }) => (waiting ?? active)?.postMessage("precache"))
    .catch(() => undefined);
}
