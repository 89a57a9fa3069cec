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
  return Math.floor(Date.now() / 1000) * 1000;
}

/**
 * Calls the listener at each full second, and not in a hidden tab. Returns a function to unsubscribe.
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
