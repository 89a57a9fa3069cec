import { breakCategoryPages } from "./interfere.ts";
import { expect, open, type Locator, type Page } from "./test.ts";

type Screen = {
  readonly name: string;
  readonly path: string;
  /** The text that identifies the screen. */
  readonly sign: string | RegExp;
  readonly before?: (page: Page) => Promise<void>;
  /** The buttons that, on a phone, open what the screen hides at first. */
  readonly buttons?: readonly string[];
};

/** Every screen that the shop can show. */
export const screens: readonly Screen[] = [
  { name: "home", path: "/", sign: /until \d+\/\d+$/, buttons: ["Show More", "Menu"] },
  { name: "category", path: "/categories/shoes", sign: "Wool-Lined Mule" },
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
    path: "/search?q=women+sadnal",
    sign: /^Did you mean sandal\?$/,
  },
  { name: "not found", path: "/shop", sign: "Sorry, page not found!" },
  {
    name: "error",
    path: "/categories/shoes",
    before: breakCategoryPages,
    sign: "Unexpected Application Error!",
  },
];

/** What identifies a screen. */
export function signOf(page: Page, { sign }: Screen): Locator {
  return page.getByRole("main").getByText(sign).filter({ visible: true }).first();
}

/** Opens a screen and waits until it is the right one. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await screen.before?.(page);
  await open(page, screen.path);
  await expect(signOf(page, screen)).toBeVisible();
}
