const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * An owner's date in ISO form; `undefined` for any text that is not a full English date.
 * @example readDate("Nov 6, 2026") // "2026-11-06"
 */
export function readDate(text: string): string | undefined {
  const [, word = "", day = "", year = ""] =
    /^\s*([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\s*$/i.exec(text) ?? [];
  const month = months.indexOf(word.toLowerCase());
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  // JavaScript would read February 30 as March 2.
  if (month < 0 || date.getUTCDate() !== Number(day)) return undefined;
  return date.toISOString().slice(0, 10);
}
