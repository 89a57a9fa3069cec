import { type ComponentType, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ErrorScreen } from "../layout/error-screen.tsx";
import { isPopoverOpen } from "../ui/popover.ts";

/**
 * Returns whether the browser has translated an island. A translated island is rendered from scratch, because
 * hydration fails on the `<font>` elements that translation adds.
 */
const isTranslated = (island: HTMLElement) => island.querySelector("font") !== null;

/**
 * Hydrates an island synchronously, so no event arrives during hydration. Restores focus and an open panel if React has
 * to render the island from scratch, for example because a browser extension has changed the HTML. The event `unmount`
 * unmounts the island.
 */
export async function hydrateIsland(island: HTMLElement, Content: ComponentType): Promise<void> {
  await waitForRelease(island);
  // The page has been replaced.
  if (!island.isConnected) return;
  const { activeElement } = document;
  const panel = [...island.querySelectorAll<HTMLElement>("[popover]")].find(isPopoverOpen);
  // Focusing the button of an open panel would close the panel (ui/popover.ts).
  const focused = (panel ?? island).contains(activeElement) ? activeElement?.id : undefined;
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
  island.addEventListener("unmount", () => root.unmount());
  island.dispatchEvent(new Event("hydrated", { bubbles: true }));
}

/**
 * Waits until the visitor releases a pressed control of a translated island. Rendering earlier would lose the click.
 */
async function waitForRelease(island: HTMLElement): Promise<void> {
  while (isTranslated(island) && island.querySelector(":active") !== null) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Shows the error screen in place of the page's main content until the next navigation (specification, section 8). */
function showError(error: unknown) {
  reportError(error);
  const main = document.querySelector("main");
  // Waits until React has finished rendering the island.
  queueMicrotask(() => {
    if (main !== null) createRoot(main).render(<ErrorScreen error={error} />);
  });
}
