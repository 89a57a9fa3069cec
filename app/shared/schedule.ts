/** Calls a function after the next paint, or soon in a hidden tab, which the browser does not paint. */
export function afterPaint(call: () => void): void {
  if (document.hidden) setTimeout(call);
  else requestAnimationFrame(() => setTimeout(call));
}

/** Calls a function when the page is idle. Uses a timeout in Safari, which lacks `requestIdleCallback`. */
export function whenIdle(call: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(call);
}
