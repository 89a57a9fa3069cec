/** Returns whether HTML is a page of the same build as this document: it names the same entry script. */
export function isOfThisBuild(html: string): boolean {
  const entry = document.querySelector("[type=module][src]")?.getAttribute("src") ?? "";
  return html.includes(` src="${entry}"`);
}
