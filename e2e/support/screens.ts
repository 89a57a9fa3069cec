import { breakCategoryPages } from "./interfere.ts";
import { expect, waitForHydration, type Locator, type Page } from "./test.ts";

type Screen = {
  readonly name: string;
  readonly path: string;
  /** What identifies the screen. */
  readonly sign: (page: Page) => Locator;
  readonly before?: (page: Page) => Promise<void>;
  /** On a phone, opens what the screen hides at first. */
  readonly open?: (page: Page) => Promise<void>;
};

/** Every screen that the shop can show. */
export const screens: readonly Screen[] = [
  {
    name: "home",
    path: "/",
    sign: (page) => page.getByRole("heading", { name: /until \d+\/\d+$/ }),
    open: async (page) => {
      await page.getByRole("button", { name: "Show More" }).click();
      await expect(page.getByRole("link", { name: "Striped Sun Visor" })).toBeVisible();
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    },
  },
  {
    name: "category",
    path: "/categories/shoes",
    sign: (page) => page.getByRole("link", { name: "Wool-Lined Mule" }),
  },
  {
    name: "category with gender",
    path: "/categories/caps/unisex",
    sign: (page) => page.getByRole("link", { name: "Fisher Beanie" }),
  },
  {
    name: "category with filters",
    path: "/categories/shoes?type=mules&type=slippers&sale=1",
    sign: (page) => page.getByRole("list", { name: "Chosen filters" }),
    open: async (page) => {
      await page.getByRole("button", { name: "Filter 3 chosen" }).click();
      await expect(page.getByRole("form", { name: "Filter Shoes" })).toBeVisible();
    },
  },
  {
    name: "unknown category",
    path: "/categories/hats",
    sign: (page) => page.getByRole("heading", { level: 1, name: "hats" }),
  },
  {
    name: "unknown gender",
    path: "/categories/shoes/kids",
    sign: (page) => page.getByRole("heading", { name: "No products found" }),
  },
  {
    name: "search without a query",
    path: "/search",
    sign: (page) => page.getByRole("heading", { level: 1, name: "Search" }),
  },
  {
    name: "search with results",
    path: "/search?q=sandal",
    sign: (page) => page.getByText("2 products for “sandal”"),
  },
  {
    name: "search with filters",
    path: "/search?q=rubber&sale=1",
    sign: (page) => page.getByText("2 products for “rubber”"),
    open: async (page) => {
      await page.getByRole("button", { name: "Filter 1 chosen" }).click();
      await expect(page.getByRole("form", { name: "Filter results" })).toBeVisible();
    },
  },
  {
    name: "search without results",
    path: "/search?q=women+sadnal",
    sign: (page) => page.getByText("Did you mean sandal?", { exact: true }),
  },
  {
    name: "not found",
    path: "/shop",
    sign: (page) => page.getByRole("heading", { name: "Sorry, page not found!" }),
  },
  {
    name: "error",
    path: "/categories/shoes",
    before: breakCategoryPages,
    sign: (page) => page.getByRole("heading", { name: "Unexpected Application Error!" }),
  },
];

/** Opens a screen and waits until it is the right one. */
export async function openScreen(page: Page, { path, sign, before }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(path);
  await waitForHydration(page);
  await expect(sign(page)).toBeVisible();
}
