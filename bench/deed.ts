import type { Locator, Page } from "@playwright/test";

/** Something a visitor does, and what shows that the shop has answered. */
export type Deed = {
  readonly name: string;
  /** The address on which it is done. */
  readonly from: string;
  /** Whether the pointer rests on the target first, so that the next page is fetched ahead. */
  readonly hover: boolean;
  readonly target: (page: Page) => Locator;
  /** What is there once the answer is, and not before, as a CSS selector. */
  readonly answer: string;
  /** Whether the answer is a new page, which takes the place of the old one. */
  readonly newPage: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
};
