/**
 * Runs in the page: the least a click can cost. Fetches and parses the finished page now and swaps in
 * its `main` at the next click, which never reaches the shop's own scripts.
 */
export async function changeByHand(path: string): Promise<void> {
  // Parses in a document of its own, which the Content Security Policy of Trusted Types allows.
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.open("GET", path);
  await new Promise((resolve) => {
    request.addEventListener("loadend", resolve);
    request.send();
  });
  const finished = request.responseXML?.querySelector("main");
  const main = document.querySelector("main");
  if (!main || !finished) throw new Error(`There is no main element to change for ${path}.`);
  // On the window, before the router and React, which listen further down.
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      main.replaceWith(finished);
      window.scrollTo(0, 0);
    },
    { capture: true, once: true },
  );
}
