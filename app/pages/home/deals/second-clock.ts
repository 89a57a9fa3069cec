/** Returns the current time in milliseconds, rounded down to the second. */
export function currentSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

/** Calls the listener every full second while the tab is visible. Returns a function to unsubscribe. */
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
