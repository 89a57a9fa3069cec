const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The second that the page shows. */
let second = secondInHtml();

/** The second for which the page's HTML was filled in (show-deal.ts), in milliseconds, if it was. */
export function secondInHtml(): number | undefined {
  const noted = import.meta.env.SSR ? undefined : document.documentElement.dataset.second;
  return noted === undefined ? undefined : Number(noted);
}

/**
 * The current time in milliseconds, rounded down to the second. With a listener, the second of its last
 * call, so that hydration changes nothing.
 */
export function currentSecond(): number {
  if (listeners.size === 0 || second === undefined) second = readClock();
  return second;
}

/**
 * Calls the listener at each full second, from one shared timer. It pauses in a hidden tab and calls
 * the listener at once when the tab returns. Returns a function to unsubscribe.
 */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", resume);
    waitForNext();
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
  second = readClock();
  for (const listener of listeners) listener();
  waitForNext();
}

function waitForNext() {
  timer = setTimeout(resume, 1000 - (Date.now() % 1000));
}

function readClock(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}
