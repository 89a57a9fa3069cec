import { showAt } from "../page-state.ts";

/**
 * Prevents navigations from loading a new document, as the shop does when only the query changes.
 */
function stayInDocument(): void {
  if (isStaying) return;
  isStaying = true;
  navigation.addEventListener("navigate", (event) => {
    if (!event.canIntercept || event.navigationType === "reload") return;
    showAt(event.destination.url);
    event.intercept();
  });
}

let isStaying = false;

/** Navigates to an address of the shop. */
export async function visit(address: string): Promise<void> {
  stayInDocument();
  await navigation.navigate(address).finished;
  document.dispatchEvent(new Event("swapped"));
}
