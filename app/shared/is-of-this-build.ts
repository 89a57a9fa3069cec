/** Returns whether a page and this document come from the same build, by comparing their entry scripts. */
export function isOfThisBuild(html: string): boolean {
  const entry = document.querySelector("[type=module][src]")?.getAttribute("src") ?? "";
  return html.includes(` src="${entry}"`);
}
