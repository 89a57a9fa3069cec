import { forgetLocation } from "./location.ts";

/** Keeps a test's navigations in its document, as the shop does for navigations within a page. */
function stayInDocument(): void {
  if (isStaying) return;
  isStaying = true;
  navigation.addEventListener("navigate", (event) => {
    if (event.canIntercept && event.navigationType !== "reload") event.intercept();
  });
}

let isStaying = false;

/** Navigates to an address of the shop. */
export async function visit(address: string): Promise<void> {
  stayInDocument();
  await navigation.navigate(address).finished;
  forgetLocation();
}
