/**
 * A script for the end of the document. Puts the words of the address, or what had been typed at this
 * entry of the history, into the search box before the first paint: the prerendered box is empty.
 *
 * @param typed what had been typed, as an expression
 */
export function fillSearchBox(typed: string): string {
  return `{const box=document.getElementById("q"),words=${typed}??new URLSearchParams(location.search).get("q");if(box&&words)box.value=words}`;
}
