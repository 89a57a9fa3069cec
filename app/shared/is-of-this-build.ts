/**
 * Returns whether a page's HTML comes from the same build as this document, which means that it has the same entry
 * script.
 */
export function isOfThisBuild(html: string): boolean {
  const entry = document.querySelector("[type=module][src]")?.getAttribute("src") ?? "";
  return html.includes(` src="${entry}"`);
}
