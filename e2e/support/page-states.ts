import { site } from "../test-shops/fixture/site.ts";
import { breakCategoryPages } from "./interfere.ts";
import { expect, open, type Locator, type Page } from "./test.ts";

/** The home page's sections with their headings, in the specification's order (2.13). */
export const homeSections = {
  header: site.title,
  tiles: "Explore",
  "hero cards": "Departments",
  trending: "Trending Products",
  deals: /^Up to 50% off until \d{1,2}\/\d{1,2}$/,
  services: "Services",
  blog: "From the blog",
} as const;

type PageState = {
  readonly name: string;
  readonly path: string;
  /** The visible text that identifies the state. */
  readonly sign: string | RegExp;
  readonly before?: (page: Page) => Promise<void>;
  /** The button that opens the menu or filters, which are hidden on a phone. */
  readonly button?: string;
};

/** The visually distinct states of the shop's pages. */
export const pageStates: readonly PageState[] = [
  { name: "home", path: "/", sign: "Trending Products", button: "Menu" },
  { name: "category", path: "/categories/shoes/women", sign: "Wool-Lined Mule" },
  {
    name: "category with filters",
    path: "/categories/shoes?type=mules&type=slippers&sale=1",
    sign: "Clear all",
    button: "Filter 3 selected",
  },
  { name: "unknown category", path: "/categories/hats", sign: "hats" },
  { name: "search without a query", path: "/search", sign: "Three characters or more" },
  { name: "search with results", path: "/search?q=sandal", sign: "2 products for “sandal”" },
  { name: "search without results", path: "/search?q=green+boot", sign: /^Did you mean boot\?$/ },
  { name: "page in Markdown", path: "/care", sign: "How to wash" },
  { name: "not found", path: "/unknown", sign: "Sorry, page not found!" },
  {
    name: "error",
    path: "/categories/shoes?sale=1",
    before: breakCategoryPages,
    sign: "Unexpected Application Error!",
  },
];

/** Returns the element that identifies a state. */
function signOf(page: Page, { sign }: PageState): Locator {
  return page.getByRole("main").getByText(sign).filter({ visible: true }).first();
}

/** Opens a page in the given state and waits for the state's text. */
export async function openPageState(page: Page, state: PageState): Promise<void> {
  await state.before?.(page);
  await open(page, state.path);
  await expect(signOf(page, state)).toBeVisible();
}
