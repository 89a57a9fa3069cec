/** Calls a function after the next paint. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}

/** Calls a function when the page is idle. Uses a timeout in Safari, which lacks `requestIdleCallback`. */
export function whenIdle(call: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(call);
}
