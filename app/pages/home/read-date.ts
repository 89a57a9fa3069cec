const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * A date as an owner writes it, for machines; `undefined` for any text that is no full English date.
 *
 * @example readDate("Nov 6, 2026") // "2026-11-06"
 */
export function readDate(text: string): string | undefined {
  const [, word = "", day = "", year = ""] =
    /^\s*([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\s*$/i.exec(text) ?? [];
  const month = months.indexOf(word.toLowerCase());
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  // A day that a month does not have would be one of the next month.
  if (month < 0 || date.getUTCDate() !== Number(day)) return undefined;
  return date.toISOString().slice(0, 10);
}
