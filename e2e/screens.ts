import { breakCategoryPages } from "./interfere.ts";
import { expect, waitForScript, type Locator, type Page } from "./test.ts";

type Screen = {
  readonly name: string;
  readonly path: string;
  /** What only this screen shows. */
  readonly sign: (page: Page) => Locator;
  readonly before?: (page: Page) => Promise<void>;
};

/** Every screen that the shop can show. */
export const screens: readonly Screen[] = [
  {
    name: "home",
    path: "/",
    sign: (page) => page.getByRole("heading", { name: /until \d+\/\d+$/ }),
  },
  {
    name: "category",
    path: "/categories/clothes",
    sign: (page) => page.getByRole("link", { name: "Wool Car Coat" }),
  },
  {
    name: "category with gender",
    path: "/categories/accessories/unisex",
    sign: (page) => page.getByRole("link", { name: "Canvas Rucksack" }),
  },
  {
    name: "unknown category",
    path: "/categories/hats",
    sign: (page) => page.getByRole("heading", { level: 1, name: "hats" }),
  },
  {
    name: "unknown gender",
    path: "/categories/clothes/kids",
    sign: (page) => page.getByRole("heading", { name: "No products found" }),
  },
  {
    name: "search before a search",
    path: "/search",
    sign: (page) => page.getByRole("heading", { level: 1, name: "Search" }),
  },
  {
    name: "search with results",
    path: "/search?q=shirt",
    sign: (page) => page.getByText("2 products for “shirt”"),
  },
  {
    name: "search without results",
    path: "/search?q=velvet",
    sign: (page) => page.getByRole("heading", { name: "No products found" }),
  },
  {
    name: "not found",
    path: "/shop",
    sign: (page) => page.getByRole("heading", { name: "Sorry, page not found!" }),
  },
  {
    name: "error",
    path: "/categories/clothes",
    before: breakCategoryPages,
    sign: (page) => page.getByRole("heading", { name: "Unexpected Application Error!" }),
  },
];

/** Opens a screen and waits until it is the one that is meant. */
export async function openScreen(page: Page, { path, sign, before }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(path);
  await waitForScript(page);
  await expect(sign(page)).toBeVisible();
}
