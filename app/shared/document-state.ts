// What the HTML, or a script, says of the page on `<html>`.

/** How long scripts are awaited before the page says what cannot work without them, in milliseconds. */
const patience = 4000;

/** Whether the HTML is `404.html`. */
export function servedAsNotFound(): boolean {
  return document.documentElement.dataset.notFound !== undefined;
}

/** Awaits scripts: unless they come in time, they are lost (styles/pending.css). */
export function awaitScripts(): void {
  const { dataset } = document.documentElement;
  const since = String(performance.now());
  dataset.awaiting = since;
  setTimeout(() => {
    if (dataset.awaiting === since) loseScripts();
  }, patience);
}

/** Shows what the page says when its scripts are lost. They may come nevertheless. */
export function loseScripts(): void {
  document.documentElement.dataset.lost = "";
}

/** What was awaited is there. */
export function scriptsArrived(): void {
  const { dataset } = document.documentElement;
  delete dataset.awaiting;
  delete dataset.lost;
}

/** Whether HTML is a page of the same build as this one: it names the same entry script. */
export function isOfThisBuild(html: string): boolean {
  const entry = document.querySelector("[type=module][src]")?.getAttribute("src") ?? "";
  return html.includes(` src="${entry}"`);
}
