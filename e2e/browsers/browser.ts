/** A browser as the tests of this folder use it, whichever protocol drives it. */
export type Browser = {
  readonly open: (address: string) => Promise<void>;
  /** Clicks the element that a CSS selector finds first, once the element is visible and no longer moves. */
  readonly click: (css: string) => Promise<void>;
  /** Types into the element that a CSS selector finds first. `\n` is the Enter key. */
  readonly type: (css: string, text: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page and returns its result. */
  readonly run: (call: (given: string) => unknown, given?: string) => Promise<unknown>;
  /** Returns what pages have written to the console so far. */
  readonly readLog: () => Promise<readonly string[]>;
};

/** Starts a browser, runs `work` with it, and closes the browser. */
export type StartBrowser = (work: (browser: Browser) => Promise<void>) => Promise<void>;

/** The size of the window, in pixels. */
export const windowSize = { width: 600, height: 850 } as const;
