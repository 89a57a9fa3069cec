const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current time in milliseconds, rounded down to the second. */
export function currentSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

/**
 * Calls the listener at each full second, from one shared timer. It pauses in a hidden tab and calls
 * the listener at once when the tab returns. Returns a function to unsubscribe.
 */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", resume);
    resume();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener("visibilitychange", resume);
      clearTimeout(timer);
    }
  };
}

function resume() {
  clearTimeout(timer);
  if (document.hidden) return;
  for (const listener of listeners) listener();
  timer = setTimeout(resume, 1000 - (Date.now() % 1000));
}
