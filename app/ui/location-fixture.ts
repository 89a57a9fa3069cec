import { forgetLocation } from "./location.ts";

/** Keeps the navigations of a test in its document, as the shop does with those to the same page. */
function stayInDocument(): void {
  if (isStaying) return;
  isStaying = true;
  navigation.addEventListener("navigate", (event) => {
    if (event.canIntercept && event.navigationType !== "reload") event.intercept();
  });
}

let isStaying = false;

/** Goes to an address of the shop. */
export async function visit(address: string): Promise<void> {
  stayInDocument();
  await navigation.navigate(address).finished;
  forgetLocation();
}
