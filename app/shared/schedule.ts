/** Calls after the next frame is painted. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}

/** Calls while the page is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(call: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(call);
}
