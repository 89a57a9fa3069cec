import { products } from "../content/products.ts";
import { texts } from "../content/texts.ts";
import type { Interaction } from "./interaction.ts";
import { categoryPath } from "./pages.ts";

/** From the home page to the first category, prefetched while the pointer rests on its link. */
export const openCategory: Interaction = {
  name: "Next page, prefetched",
  from: "/",
  target: (page) =>
    page
      .getByRole("main")
      .getByRole("link")
      .and(page.locator(`[href$="${categoryPath}"]`))
      .first(),
  response: `nav[aria-label=${JSON.stringify(texts.category.genders)}]`,
  leadsTo: "page",
};

export const showMore: Interaction = {
  name: "Show More",
  from: "/",
  target: (page) => page.getByRole("button", { name: texts.home.showMore }),
  response: '[aria-labelledby="trending"] li:nth-child(9)',
  leadsTo: "change",
};

export const search: Interaction = {
  name: "Search",
  from: "/search",
  prepare: (page) => page.getByRole("searchbox").fill(products[0]?.name ?? ""),
  target: (page) => page.getByRole("main").getByRole("button", { name: texts.search.button }),
  response: "main article",
  leadsTo: "change",
};

export const filter: Interaction = {
  name: "Filter",
  from: categoryPath,
  prepare: async (page) => {
    await page.getByRole("main").getByRole("button", { name: texts.listing.filter }).click();
    await page.getByRole("checkbox").first().waitFor();
  },
  target: (page) => page.getByRole("checkbox").first(),
  response: `[aria-label=${JSON.stringify(texts.listing.chosenFilters)}]`,
  leadsTo: "change",
};
