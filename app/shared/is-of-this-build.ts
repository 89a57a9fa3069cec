/**
 * Returns whether a page's HTML comes from the same build as this document. Pages of one build share an entry script.
 */
export function isOfThisBuild(html: string): boolean {
  const entry = document.querySelector("[type=module][src]")?.getAttribute("src") ?? "";
  return html.includes(` src="${entry}"`);
}
