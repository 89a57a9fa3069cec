// What the HTML, or the script in its head, says of the page on `<html>`.

/** Whether the HTML is `404.html`. */
export function servedAsNotFound(): boolean {
  return document.documentElement.dataset.notFound !== undefined;
}

/** Whether the style sheet hides a part of the page, or all of it, until hydrated (first-paint/mark-pending.ts). */
export function hidesPart(): boolean {
  const { pending = "script" } = document.documentElement.dataset;
  return pending !== "script";
}
