import type { Locator, Page } from "@playwright/test";
import { categories } from "../content/categories.ts";
import type { Product } from "../content/schema.ts";
import { texts } from "../content/texts.ts";
import { desktop, phone } from "./browser.ts";

/** An action of a visitor, and how to recognize the shop's response. */
export type Interaction = {
  /** The path of the page on which it is done. */
  readonly from: string;
  readonly by: "mouse" | "touch";
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** A CSS selector of something that is shown once the shop has responded, and not before. */
  readonly response: string;
};

/** A first visit: no service worker has been installed. */
export const devices = {
  mouse: { ...desktop, serviceWorkers: "block" },
  touch: { ...phone, serviceWorkers: "block" },
} as const;

/** The first category's page, where a list of products is measured. */
export const categoryPath = `/categories/${categories[0]?.id ?? ""}`;

/** From the home page to the first category. */
export function openCategory(by: Interaction["by"]): Interaction {
  return {
    from: "/",
    by,
    target: (page) => page.locator(`main a[href$="${categoryPath}"]`).first(),
    response: `nav[aria-label=${JSON.stringify(texts.category.genders)}]`,
  };
}

/** Ticks the first filter of the first category. */
export const filterCategory: Interaction = {
  from: categoryPath,
  by: "mouse",
  prepare: async (page) => {
    await page.getByRole("main").getByRole("button", { name: texts.listing.filter }).click();
    await page.getByRole("checkbox").first().waitFor();
  },
  target: (page) => page.getByRole("checkbox").first(),
  response: `[aria-label=${JSON.stringify(texts.listing.chosenFilters)}]`,
};

/** The longest word of a product's name: a search for it finds the product. */
export function searchWord(product: Product | undefined): string {
  return product?.name.split(" ").toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** Searches for a word that products have. */
export function searchFor(words: string): Interaction {
  return {
    from: "/search",
    by: "mouse",
    prepare: (page) => page.getByRole("searchbox").fill(words),
    target: (page) => page.getByRole("main").getByRole("button", { name: texts.search.button }),
    response: "main article",
  };
}
