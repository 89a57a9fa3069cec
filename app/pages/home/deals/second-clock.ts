/** Returns the current time in milliseconds, rounded down to the second. */
export function currentSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

/**
 * Calls the listener at the start of each second while the tab is visible. Returns a function that unsubscribes the
 * listener.
 */
export function subscribeToSeconds(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  }
  function tick() {
    clearTimeout(timer);
    if (document.hidden) return;
    wait();
    listener();
  }
  wait();
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
