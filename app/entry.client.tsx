import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { site } from "../content/site.ts";
import { App } from "./app.tsx";
import { prefetchOnHover } from "./navigation/prefetch-on-hover.ts";
import { uncoverFocus } from "./navigation/uncover-focus.ts";

startTransition(() => {
  hydrateRoot(
    document.body,
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
});

prefetchOnHover();
document.addEventListener("keyup", uncoverFocus);

// The offline copy is fetched once the page has loaded; never for visitors who save data, nor where
// `offline` is false.
const wanted = site.offline !== false && navigator.connection?.saveData !== true;
if (import.meta.env.PROD && "serviceWorker" in navigator && wanted) {
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(registerWorker));
}

if (import.meta.env.DEV) {
  // By now the modules have injected their styles, which hot updates replace.
  for (const link of document.querySelectorAll("link[rel=stylesheet]")) link.remove();
}

/** Registers the service worker that makes the shop work offline, and has it fetch what it lacks. */
function registerWorker() {
  const address = `${import.meta.env.BASE_URL}service-worker.js`;
  // The Content Security Policy lets no other script be loaded by a string (Trusted Types).
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url === address ? url : undefined),
  });
  navigator.serviceWorker
    .register(address, { updateViaCache: "none" })
    .then(() => navigator.serviceWorker.ready)
    .then(({ waiting, active }) => (waiting ?? active)?.postMessage("precache"))
    .catch(() => undefined);
}
