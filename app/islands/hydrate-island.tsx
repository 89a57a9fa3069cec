import { type ComponentType, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ErrorScreen } from "../layout/error-screen.tsx";
import { isAddressShown } from "../page-state.ts";
import { forgetLocation } from "../ui/location.ts";
import { isPopoverOpen } from "../ui/popover.ts";

/** What a browser has translated cannot be hydrated: it is rendered again, and translated again. */
const isTranslated = (island: HTMLElement) => island.querySelector("font") !== null;

/**
 * Hydrates an island in one step: an event comes either before or after. Keeps the focus and an
 * open panel if something that was added to the HTML, as by a browser extension, makes React render the island
 * again.
 * @returns a function that unmounts it; `undefined` if its page is being replaced
 */
export async function hydrateIsland(
  island: HTMLElement,
  Content: ComponentType,
): Promise<(() => void) | undefined> {
  await waitForRelease(island);
  if (!island.isConnected || !isAddressShown()) return undefined;
  const { activeElement } = document;
  const focused = island.contains(activeElement) ? activeElement?.id : undefined;
  const panel = [...island.querySelectorAll<HTMLElement>("[popover]")].find(isPopoverOpen);
  const content = (
    <StrictMode>
      <Content />
    </StrictMode>
  );
  const options = { onUncaughtError: showError };
  const root = flushSync(() => {
    if (!isTranslated(island)) return hydrateRoot(island, content, options);
    const translated = createRoot(island, options);
    translated.render(content);
    return translated;
  });
  if (panel?.isConnected === false) document.getElementById(panel.id)?.showPopover();
  if (focused && document.activeElement !== activeElement)
    document.getElementById(focused)?.focus();
  island.dataset.hydrated = "";
  island.dispatchEvent(new Event("hydrated", { bubbles: true }));
  return () => {
    root.unmount();
    forgetLocation();
  };
}

/** Waits while a control is pressed that is to be rendered again: its click would be lost. */
async function waitForRelease(island: HTMLElement): Promise<void> {
  while (isTranslated(island) && island.querySelector(":active") !== null) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Shows the error screen in place of the page's main part (section 8). The next page replaces it. */
function showError(error: unknown) {
  reportError(error);
  const main = document.querySelector("main");
  // React is still at work on the island.
  queueMicrotask(() => {
    if (main !== null) createRoot(main).render(<ErrorScreen error={error} />);
  });
}
