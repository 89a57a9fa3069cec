import type { Locator, Page } from "@playwright/test";

/** An action of a visitor, and how to recognise the shop's response. */
export type Interaction = {
  readonly name: string;
  /** The address of the page on which it is done. */
  readonly from: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** A CSS selector of something that is shown once the shop has responded, and not before. */
  readonly response: string;
  /** Whether the response is another page, at its beginning, or a change in the same one. */
  readonly leadsTo: "page" | "change";
};
