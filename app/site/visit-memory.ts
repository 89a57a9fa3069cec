/**
 * Remembers a text under a name with the current entry of the history, for as long as the tab
 * lives: Back, Forward and a reload find it again. Where nothing may be stored, nothing is.
 */
export function remember(name: string, text: string): void {
  const place = placeOf(name);
  try {
    if (place !== undefined) sessionStorage.setItem(place, text);
  } catch {
    // Full or forbidden: the page works without.
  }
}

/** What was remembered under that name with the current entry of the history. */
export function recall(name: string): string | undefined {
  const place = placeOf(name);
  try {
    return place === undefined ? undefined : (sessionStorage.getItem(place) ?? undefined);
  } catch {
    return undefined;
  }
}

/** The router gives its entries a key, which a reload keeps; an entry of the browser's has none. */
function placeOf(name: string): string | undefined {
  const key: unknown = window.history.state?.key;
  return typeof key === "string" ? `${name}:${key}` : undefined;
}
