import { breakCategoryPages } from "./interfere.ts";
import { expect, open, type Locator, type Page } from "./test.ts";

type PageState = {
  readonly name: string;
  readonly path: string;
  /** The text that identifies the state. */
  readonly sign: string | RegExp;
  readonly before?: (page: Page) => Promise<void>;
  /** The buttons that, on a phone, open what the state hides at first. */
  readonly buttons?: readonly string[];
};

/** Every state of a page that a visitor may see. */
export const pageStates: readonly PageState[] = [
  { name: "home", path: "/", sign: /until \d+\/\d+$/, buttons: ["Show More", "Menu"] },
  { name: "category", path: "/categories/shoes/women", sign: "Wool-Lined Mule" },
  { name: "category with gender", path: "/categories/caps/unisex", sign: "Fisher Beanie" },
  {
    name: "category with filters",
    path: "/categories/shoes?type=mules&type=slippers&sale=1",
    sign: "Clear all",
    buttons: ["Filter 3 chosen"],
  },
  { name: "unknown category", path: "/categories/hats", sign: "hats" },
  { name: "unknown gender", path: "/categories/shoes/kids", sign: "No products found" },
  { name: "search without a query", path: "/search", sign: "Three characters or more" },
  { name: "search with results", path: "/search?q=sandal", sign: "2 products for “sandal”" },
  {
    name: "search with filters",
    path: "/search?q=rubber&sale=1",
    sign: "2 products for “rubber”",
    buttons: ["Filter 1 chosen"],
  },
  {
    name: "search without results",
    path: "/search?q=green+boot",
    sign: /^Did you mean boot\?$/,
  },
  { name: "not found", path: "/shop", sign: "Sorry, page not found!" },
  {
    name: "error",
    path: "/categories/shoes",
    before: breakCategoryPages,
    sign: "Unexpected Application Error!",
  },
];

/** What identifies a state. */
export function signOf(page: Page, { sign }: PageState): Locator {
  return page.getByRole("main").getByText(sign).filter({ visible: true }).first();
}

/** Opens a state and waits until it is the right one. */
export async function openPageState(page: Page, state: PageState): Promise<void> {
  await state.before?.(page);
  await open(page, state.path);
  await expect(signOf(page, state)).toBeVisible();
}
