const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The second on display. */
let second = 0;

/** The second that the HTML's script had filled in when hydration began. */
let hydratedSecond: number | undefined;

/** For the script in the HTML (first-paint/show-deal.ts): records the second that it has filled in. */
export function recordSecond(filledIn: number): void {
  document.documentElement.dataset.second = String(filledIn);
}

/** Whether hydration has begun, after which the HTML's script must not change the banner. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.second === undefined;
}

/** The second, in milliseconds, that the HTML shows as React hydrates it, if any. Stops the HTML's script. */
export function secondInHtml(): number | undefined {
  if (import.meta.env.SSR) return undefined;
  const { dataset } = document.documentElement;
  if (dataset.second !== undefined) {
    hydratedSecond = Number(dataset.second);
    delete dataset.second;
  }
  return hydratedSecond;
}

/** The current time in milliseconds, rounded down to the second. */
export function currentSecond(): number {
  if (listeners.size === 0) second = readClock();
  return second;
}

/**
 * Calls the listener at each full second, from one shared timer. It pauses in a hidden tab and calls
 * the listener at once when the tab returns. Returns a function to unsubscribe.
 */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    second = readClock();
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
  const now = readClock();
  // A timer may be early.
  if (now !== second) {
    second = now;
    for (const listener of listeners) listener();
  }
  if (listeners.size > 0) waitForNext();
}

function waitForNext() {
  timer = setTimeout(resume, 1000 - (Date.now() % 1000));
}

function readClock(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}
