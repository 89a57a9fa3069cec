/** Calls a function after the next paint. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}

/** Calls a function when the page is idle. Safari lacks `requestIdleCallback` and uses a timeout. */
export function whenIdle(call: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(call);
}
